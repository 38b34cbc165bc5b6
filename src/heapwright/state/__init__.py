"""What a run is at one moment: frames, heap, path and end, and the code they run. Data and nothing else."""
