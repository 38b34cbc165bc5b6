/** Arithmetic on char: promotion, wrap-around, printing as a letter or as a number. */
public class CharArithmetic {
    static char caesar(char c, int shift) {
        if (c >= 'a' && c <= 'z') {
            return (char) ('a' + (c - 'a' + shift + 26) % 26);
        }
        return c;
    }

    static void print(char c) {
        System.out.println("char " + c);
    }

    static void print(int i) {
        System.out.println("int " + i);
    }

    public static void main(String[] args) {
        char c = 'a';
        print(c);
        print(c + 1);
        print((char) (c + 1));
        print(c++);
        print(++c);
        c += 1;
        print(c);
        c *= 1.01;
        print(c);
        char max = Character.MAX_VALUE;
        max++;
        print((int) max);
        char min = 0;
        min--;
        print((int) min);
        StringBuilder text = new StringBuilder();
        for (char x : "hello, world".toCharArray()) {
            text.append(caesar(x, 3));
        }
        System.out.println(text);
        System.out.println('a' + 'b' + "c" + 'd' + 1);
        System.out.println("" + 'a' + 'b' + (char) 99 + (int) 'd');
        int[] counts = new int[26];
        for (char x = 'a'; x <= 'z'; x++) {
            counts[x - 'a'] = x * x % 'q';
        }
        System.out.println(java.util.Arrays.toString(counts));
        final char fixed = 'x';
        boolean flag = args.length == 0;
        System.out.println(flag ? fixed : 0);
        int number = 0;
        System.out.println(flag ? fixed : number);
        switch (caesar('x', 5)) {
            case 'b' -> System.out.println("bee");
            case 'c' -> System.out.println("sea");
            default -> System.out.println("other");
        }
    }
}
