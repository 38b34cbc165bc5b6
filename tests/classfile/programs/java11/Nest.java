/** Members of a nest that use each other's private parts, and concatenation at a call site. */
public class Nest {
    private int secret = 1;

    private class Member {
        private long other = 2;

        String both(char c) {
            return "secret " + secret + c + other + this.hashCode() + "\1\2";
        }
    }

    interface Private {
        private int hidden() {
            return 3;
        }

        default int shown() {
            return hidden();
        }
    }

    static String local() {
        class Local {
            private final Member member = new Nest().new Member();
        }
        return new Local().member.both('x');
    }
}
