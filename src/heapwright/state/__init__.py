"""What a run is at one moment: frames, heap, path and end. Data and nothing else."""
