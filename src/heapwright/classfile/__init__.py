"""Java class files: bytes in, typed classes, methods and instructions out."""
