"""Values and formulas: the operators of the JVM's primitive values and the terms made of them."""
