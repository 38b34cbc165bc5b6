import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A small application: accounts, checked exceptions, observers, transactions that roll back, a visitor. */
public class BankSimulation {
    static class InsufficientFunds extends Exception {
        final long missing;

        InsufficientFunds(long missing) {
            super("missing " + missing);
            this.missing = missing;
        }
    }

    abstract static class Account {
        private static int numbers = 100;
        final int number = numbers++;
        protected long balance;
        private final List<Consumer<String>> observers = new ArrayList<>();

        void observe(Consumer<String> o) {
            observers.add(o);
        }

        void deposit(long amount) {
            if (amount <= 0) throw new IllegalArgumentException("amount " + amount);
            balance = Math.addExact(balance, amount);
            tell("+" + amount);
        }

        void withdraw(long amount) throws InsufficientFunds {
            long missing = amount - available();
            if (missing > 0) throw new InsufficientFunds(missing);
            balance -= amount;
            tell("-" + amount);
        }

        abstract long available();

        abstract <R> R accept(Visitor<R> v);

        private void tell(String what) {
            for (Consumer<String> o : observers) o.accept(number + what);
        }
    }

    static class Savings extends Account {
        long available() {
            return balance;
        }

        <R> R accept(Visitor<R> v) {
            return v.savings(this);
        }
    }

    static class Credit extends Account {
        final long limit;

        Credit(long limit) {
            this.limit = limit;
        }

        long available() {
            return balance + limit;
        }

        <R> R accept(Visitor<R> v) {
            return v.credit(this);
        }
    }

    interface Visitor<R> {
        R savings(Savings s);

        R credit(Credit c);
    }

    private final Map<Integer, Account> accounts = new LinkedHashMap<>();

    <A extends Account> A open(A account) {
        accounts.put(account.number, account);
        return account;
    }

    void transfer(int from, int to, long amount) throws InsufficientFunds {
        Account source = accounts.get(from);
        Account target = accounts.get(to);
        long before = source.balance;
        boolean done = false;
        try {
            source.withdraw(amount);
            target.deposit(amount);
            done = true;
        } finally {
            if (!done) source.balance = before;
        }
    }

    public static void main(String[] args) throws Exception {
        BankSimulation bank = new BankSimulation();
        Savings a = bank.open(new Savings());
        Credit b = bank.open(new Credit(50));
        List<String> log = new ArrayList<>();
        a.observe(log::add);
        b.observe(s -> log.add("b:" + s));
        a.deposit(100);
        bank.transfer(100, 101, 30);
        bank.transfer(101, 100, 75);
        for (Object[] t : new Object[][] {{100, 101, 1000L}, {101, 100, 6L}, {100, 7, 5L}, {100, 101, Long.MIN_VALUE},
                {100, 101, 0L}}) {
            try {
                bank.transfer((Integer) t[0], (Integer) t[1], (Long) t[2]);
                System.out.println("done");
            } catch (InsufficientFunds e) {
                System.out.println(e.getMessage() + " " + e.missing);
            } catch (NullPointerException e) {
                System.out.println("no such account");
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        Visitor<String> report = new Visitor<>() {
            public String savings(Savings s) {
                return "savings " + s.number + " has " + s.balance;
            }

            public String credit(Credit c) {
                return "credit " + c.number + " has " + c.balance + " of " + c.available();
            }
        };
        bank.accounts.values().forEach(x -> System.out.println(x.accept(report)));
        System.out.println(log);
        bank.transfer(101, 100, 100);
    }
}
