package com.acme;

import java.util.Arrays;

/** Prints its arguments, with the help of a second class of the same file. */
public class Main {
    public static void main(String... arguments) {
        System.out.println(arguments.length + " " + Arrays.toString(arguments));
        Second.greet();
    }
}

class Second {
    static void greet() {
        System.out.println("hello from the second class");
    }
}
