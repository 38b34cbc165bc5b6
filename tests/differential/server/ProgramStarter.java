/**
 * The thread a program's main method runs in. The server defines a hidden copy of this class beside the program, with
 * StartedProgram renamed to the program's main class: hidden frames do not show in stack traces.
 */
final class ProgramStarter extends Thread {
    private final Runnable end;
    private final String[] arguments;

    ProgramStarter(ThreadGroup group, Runnable end, String[] arguments) {
        super(group, "main");
        this.end = end;
        this.arguments = arguments;
    }

    @Override
    public void run() {
        StartedProgram.main(arguments);
        end.run();
    }
}

/** Stands for the main class of a program. */
final class StartedProgram {
    private StartedProgram() {
    }

    static void main(String[] arguments) {
    }
}
