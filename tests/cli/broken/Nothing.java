// A file without a class.
