package com.acme.asserting;

/** Tells whether it checks its assertions. */
public class Checked {
    public static class Nest {}

    public static boolean checks() {
        boolean checks = false;
        assert checks = true;
        return checks;
    }
}
