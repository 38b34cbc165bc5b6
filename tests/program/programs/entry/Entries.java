class Good { public static void main(String[] arguments) {} }
class Inherited extends Good {}
class NotPublic { static void main(String[] arguments) {} }
class NotStatic { public void main(String[] arguments) {} }
class Overloaded extends NotStatic { public static void main(String argument) {} }
class NotVoid { public static int main(String[] arguments) { return 1; } }
class Misspelt { public static void mian(String[] arguments) {} }
interface Startable { static void main(String[] arguments) {} }
class Implementing implements Startable {}
final class Last extends Good {}
class Orphan extends Gone {}
class Gone {}
