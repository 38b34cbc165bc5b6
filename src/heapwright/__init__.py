"""heapwright: a JVM in Python, made so that every value may one day be unknown."""
