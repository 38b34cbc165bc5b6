class Shadowed {
    static class Above { private void hidden() {} }

    static class Between extends Above { void hidden() {} }

    static class Below extends Between {}
}
