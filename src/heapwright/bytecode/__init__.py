"""The instructions of the JVM: one function each, one table, and the loop that runs them."""
