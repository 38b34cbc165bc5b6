import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;

/** Reflection: methods, fields, constructors and arrays found by name, called, read and written. */
public class Reflection {
    static class Account {
        public static int created;
        private long balance;
        protected final String owner;

        public Account(String owner, long balance) {
            this.owner = owner;
            this.balance = balance;
            created++;
        }

        private long add(int amount) {
            return balance += amount;
        }

        static String greet(String name, int... times) {
            return name + times.length;
        }

        void fail() throws Exception {
            throw new Exception("failed for " + owner);
        }
    }

    public static void main(String[] args) throws Exception {
        Constructor<Account> constructor = Account.class.getConstructor(String.class, long.class);
        Account account = constructor.newInstance("Ada", 10L);
        Method add = Account.class.getDeclaredMethod("add", int.class);
        System.out.println(add + " " + add.invoke(account, 5) + " " + Modifier.toString(add.getModifiers()) + " "
                + add.getReturnType());
        Method greet = Account.class.getDeclaredMethod("greet", String.class, int[].class);
        System.out.println(greet.invoke(null, "x", new int[] {1, 2}) + " " + greet.isVarArgs() + " "
                + greet.getParameterCount());
        Field balance = Account.class.getDeclaredField("balance");
        balance.setLong(account, 99);
        System.out.println(balance.get(account) + " " + balance.getType() + " "
                + Account.class.getField("created").getInt(null));
        try {
            Account.class.getDeclaredMethod("fail").invoke(account);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause() + " " + e.getMessage());
        }
        for (String name : new String[] {"add", "missing"}) {
            try {
                System.out.println(Account.class.getDeclaredMethod(name, String.class));
            } catch (NoSuchMethodException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            add.invoke(account, "text");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Method[] methods = Account.class.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        for (Method m : methods) {
            System.out.print(m.getName() + Arrays.toString(m.getParameterTypes()) + " ");
        }
        System.out.println();
        Object array = Array.newInstance(int.class, 3);
        Array.setInt(array, 1, 42);
        System.out.println(Array.getLength(array) + " " + Array.get(array, 1) + " " + Arrays.toString((int[]) array));
        System.out.println(Class.forName("java.util.ArrayList").getDeclaredConstructor().newInstance() + " "
                + String.class.getMethod("length").invoke("four"));
    }
}
