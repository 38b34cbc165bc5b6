"""Models of native and JDK-internal methods: one file for each Java class."""
