import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Records of java.util.logging, with the class and method that they were logged in. */
public class Logging {
    static final Logger LOGGER = Logger.getLogger(Logging.class.getName());

    static class Plain extends Formatter {
        @Override
        public String format(LogRecord record) {
            return record.getLevel() + " " + record.getLoggerName() + " " + record.getSourceClassName() + "."
                + record.getSourceMethodName() + ": " + formatMessage(record) + " " + record.getThrown() + "\n";
        }
    }

    static class Other {
        void warn() {
            LOGGER.warning("from another class");
        }
    }

    public static void main(String[] arguments) {
        for (Handler handler : Logger.getLogger("").getHandlers()) {
            System.out.println(handler.getClass() + " " + handler.getLevel() + " " + handler.getFormatter().getClass());
            handler.setFormatter(new Plain());
        }
        LOGGER.info("hello");
        LOGGER.fine("not seen");
        LOGGER.log(Level.SEVERE, "bad", new IllegalStateException("state"));
        LOGGER.log(Level.WARNING, "{1} before {0}", new Object[] {1, "b"});
        new Other().warn();
        Runnable lambda = () -> LOGGER.warning(() -> "made when needed");
        lambda.run();
        Handler console = new ConsoleHandler();
        console.setFormatter(new Plain());
        console.setLevel(Level.ALL);
        LOGGER.setUseParentHandlers(false);
        LOGGER.addHandler(console);
        LOGGER.setLevel(Level.ALL);
        LOGGER.entering("A", "b", 3);
        LOGGER.finest("now seen");
        LOGGER.throwing("A", "b", new Error("thrown"));
        System.out.println(LOGGER.getParent().getName() + LOGGER.getLevel() + LOGGER.isLoggable(Level.FINE));
    }
}
