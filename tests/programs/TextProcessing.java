import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Word counts, palindromes, run-length and Roman numerals, anagrams, justification, Caesar and Vigenere ciphers. */
public class TextProcessing {
    static boolean palindrome(String s) {
        int i = 0, j = s.length() - 1;
        while (i < j) {
            if (!Character.isLetter(s.charAt(i))) i++;
            else if (!Character.isLetter(s.charAt(j))) j--;
            else if (Character.toLowerCase(s.charAt(i++)) != Character.toLowerCase(s.charAt(j--))) return false;
        }
        return true;
    }

    static String encode(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++) ;
            out.append(j - i).append(s.charAt(i));
        }
        return out.toString();
    }

    static String decode(String s) {
        StringBuilder out = new StringBuilder();
        int n = 0;
        for (char c : s.toCharArray()) {
            if (c >= '0' && c <= '9') {
                n = n * 10 + c - '0';
            } else {
                out.append(String.valueOf(c).repeat(n));
                n = 0;
            }
        }
        return out.toString();
    }

    static String roman(int n) {
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] signs = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        String out = "";
        for (int i = 0; i < values.length; i++) {
            for (; n >= values[i]; n -= values[i]) out += signs[i];
        }
        return out;
    }

    static String vigenere(String text, String key, int direction) {
        char[] out = text.toCharArray();
        for (int i = 0, k = 0; i < out.length; i++) {
            if (out[i] < 'a' || out[i] > 'z') continue;
            int shift = direction * (key.charAt(k++ % key.length()) - 'a');
            out[i] = (char) ('a' + Math.floorMod(out[i] - 'a' + shift, 26));
        }
        return new String(out);
    }

    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split("\\s+")) {
            if (line.length() + word.length() + 1 > width && line.length() > 0) {
                lines.add(line.toString());
                line.setLength(0);
            }
            if (line.length() > 0) line.append(' ');
            line.append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    public static void main(String[] args) {
        String text = "It was the best of times, it was the worst of times, it was the age of wisdom.";
        Map<String, Integer> counts = new TreeMap<>();
        for (String w : text.toLowerCase().replaceAll("[^a-z ]", "").split(" ")) counts.merge(w, 1, Integer::sum);
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(counts.entrySet());
        entries.sort(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()));
        System.out.println(entries);
        System.out.println(palindrome("A man, a plan, a canal: Panama") + " " + palindrome("almost"));
        System.out.println(encode("aaabccdddddddddddd") + " " + decode(encode("aaabccdddddddddddd")) + " "
                + encode(""));
        System.out.println(roman(1994) + " " + roman(3888) + " " + roman(4));
        String secret = vigenere("attack at dawn!", "lemon", 1);
        System.out.println(secret + " " + vigenere(secret, "lemon", -1));
        wrap(text, 24).forEach(l -> System.out.println(String.format("%-24s|", l)));
        char[] letters = "listen".toCharArray(), others = "silent".toCharArray();
        java.util.Arrays.sort(letters);
        java.util.Arrays.sort(others);
        System.out.println(new String(letters).equals(String.valueOf(others)));
    }
}
