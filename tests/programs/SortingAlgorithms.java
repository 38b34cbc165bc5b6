import java.util.Arrays;
import java.util.Random;

/** Insertion, quick, merge, shell, counting and radix sort give the order that Arrays.sort gives. */
public class SortingAlgorithms {
    interface Sort {
        void sort(int[] a);
    }

    static void insertion(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i - 1;
            while (j >= 0 && a[j] > x) a[j + 1] = a[j--];
            a[j + 1] = x;
        }
    }

    static void quick(int[] a, int low, int high) {
        while (low < high) {
            int pivot = a[low + high >>> 1];
            int i = low, j = high;
            do {
                while (a[i] < pivot) i++;
                while (a[j] > pivot) j--;
                if (i <= j) {
                    int t = a[i];
                    a[i++] = a[j];
                    a[j--] = t;
                }
            } while (i <= j);
            quick(a, low, j);
            low = i;
        }
    }

    static void merge(int[] a) {
        if (a.length < 2) return;
        int[] left = Arrays.copyOfRange(a, 0, a.length / 2);
        int[] right = Arrays.copyOfRange(a, a.length / 2, a.length);
        merge(left);
        merge(right);
        for (int i = 0, l = 0, r = 0; i < a.length; i++) {
            a[i] = r == right.length || l < left.length && left[l] <= right[r] ? left[l++] : right[r++];
        }
    }

    static void shell(int[] a) {
        for (int gap = a.length / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < a.length; i++) {
                for (int j = i; j >= gap && a[j - gap] > a[j]; j -= gap) {
                    a[j] ^= a[j - gap];
                    a[j - gap] ^= a[j];
                    a[j] ^= a[j - gap];
                }
            }
        }
    }

    static void radix(int[] a) {
        int[] out = new int[a.length];
        for (int shift = 0; shift < 32; shift += 8) {
            int[] counts = new int[257];
            for (int x : a) counts[((x ^ 0x80000000) >>> shift & 0xff) + 1]++;
            for (int i = 0; i < 256; i++) counts[i + 1] += counts[i];
            for (int x : a) out[counts[(x ^ 0x80000000) >>> shift & 0xff]++] = x;
            System.arraycopy(out, 0, a, 0, a.length);
        }
    }

    public static void main(String[] args) {
        Random random = new Random(2024);
        Sort[] sorts = {SortingAlgorithms::insertion, a -> quick(a, 0, a.length - 1), SortingAlgorithms::merge,
                SortingAlgorithms::shell, SortingAlgorithms::radix};
        for (int size : new int[] {0, 1, 2, 17, 90}) {
            int[] source = new int[size];
            for (int i = 0; i < size; i++) source[i] = size < 20 ? random.nextInt(7) - 3 : random.nextInt();
            int[] expected = source.clone();
            Arrays.sort(expected);
            for (Sort s : sorts) {
                int[] a = source.clone();
                s.sort(a);
                System.out.print(Arrays.equals(a, expected) + " ");
            }
            System.out.println(Arrays.hashCode(expected));
        }
    }
}
