// args: one "two words" 3 -x --long=value "" é
/** Arguments reach main in order, spaces and empty ones included. */
public class CommandLineArguments {
    public static void main(String[] args) {
        System.out.println(args.length);
        for (int i = 0; i < args.length; i++) {
            System.out.println(i + " [" + args[i] + "] " + args[i].length());
        }
        int number = Integer.parseInt(args[2]);
        System.out.println(number * 14);
        StringBuilder options = new StringBuilder();
        for (String arg : args) {
            if (arg.startsWith("--")) {
                options.append(arg.substring(2, arg.indexOf('='))).append('=')
                        .append(arg.substring(arg.indexOf('=') + 1));
            } else if (arg.startsWith("-")) {
                options.append(arg.charAt(1)).append(' ');
            }
        }
        System.out.println(options);
        System.out.println(args.getClass().getName() + " " + (args[0] == "one") + " " + args[0].equals("one"));
    }
}
