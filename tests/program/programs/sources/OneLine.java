interface Zero { static void main(String[] a) { } } interface First { static void main(String[] a) { } } interface Second { static void main(String[] a) { } }
