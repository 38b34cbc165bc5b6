"""The algorithms of the Java programs beside this file, written by hand as plain Python."""


def insertion_sort(n):
    values = []
    seed = 1
    for _ in range(n):
        seed = (seed * 25173 + 13849) % 65536
        values.append(seed)
    sort(values)
    checksum = 0
    for value in values:
        checksum = (checksum * 31 + value) % 1000003
    return checksum


def sort(values):
    for i in range(1, len(values)):
        value = values[i]
        j = i - 1
        while j >= 0 and values[j] > value:
            values[j + 1] = values[j]
            j -= 1
        values[j + 1] = value


def sieve(n):
    composite = [False] * (n + 1)
    i = 2
    while i * i <= n:
        if not composite[i]:
            for j in range(i * i, n + 1, i):
                composite[j] = True
        i += 1
    count = 0
    for i in range(2, n + 1):
        if not composite[i]:
            count += 1
    return count


def matrix_product(n):
    checksum = 0
    for row in product(filled(n, 3), filled(n, 5)):
        for element in row:
            checksum = (checksum * 31 + int(element)) % 1000003
    return checksum


def filled(n, factor):
    return [[(i * factor + j) % 10 * 0.5 for j in range(n)] for i in range(n)]


def product(left, right):
    n = len(left)
    result = []
    for i in range(n):
        row = left[i]
        sums = []
        for j in range(n):
            total = 0.0
            for k in range(n):
                total += row[k] * right[k][j]
            sums.append(total)
        result.append(sums)
    return result


class TreeNode:
    def __init__(self, key):
        self.key = key
        self.left = None
        self.right = None


class SearchTree:
    def __init__(self):
        self.root = None
        self.size = 0

    def insert(self, key):
        if self.root is None:
            self.root = TreeNode(key)
            self.size += 1
            return
        node = self.root
        while key != node.key:
            if key < node.key:
                if node.left is None:
                    node.left = TreeNode(key)
                    self.size += 1
                    return
                node = node.left
            else:
                if node.right is None:
                    node.right = TreeNode(key)
                    self.size += 1
                    return
                node = node.right

    def find(self, key):
        node = self.root
        while node is not None:
            if key == node.key:
                return True
            node = node.left if key < node.key else node.right
        return False


def search_tree(n):
    tree = SearchTree()
    seed = 1
    for _ in range(n):
        seed = (seed * 25173 + 13849) % 65536
        tree.insert(seed)
    found = 0
    for key in range(n):
        if tree.find(key % 65536):
            found += 1
    return tree.size * 7 + found


class ListNode:
    def __init__(self, value, following):
        self.value = value
        self.next = following


class LinkedList:
    def __init__(self):
        self.head = None

    def add(self, value):
        self.head = ListNode(value, self.head)

    def reverse(self):
        reversed_part = None
        node = self.head
        while node is not None:
            following = node.next
            node.next = reversed_part
            reversed_part = node
            node = following
        self.head = reversed_part


def list_reversal(n):
    linked = LinkedList()
    for i in range(n):
        linked.add(i)
    for _ in range(500):
        linked.reverse()
    checksum = 0
    node = linked.head
    while node is not None:
        checksum = (checksum * 31 + node.value) % 1000003
        node = node.next
    return checksum


class Entry:
    def __init__(self, hash_code, key, value, following):
        self.hash_code = hash_code
        self.key = key
        self.value = value
        self.next = following


class HashTable:
    """Buckets of chained entries, doubled when three quarters full."""

    def __init__(self):
        self.table = None
        self.size = 0
        self.threshold = 0

    def put(self, key, value):
        return self.put_value(spread(key), key, value)

    def put_value(self, hash_code, key, value):
        table = self.table
        if table is None:
            table = self.resize()
        index = (len(table) - 1) & hash_code
        entry = table[index]
        if entry is None:
            table[index] = Entry(hash_code, key, value, None)
        else:
            while True:
                if entry.hash_code == hash_code and (entry.key is key or entry.key == key):
                    old = entry.value
                    entry.value = value
                    return old
                if entry.next is None:
                    entry.next = Entry(hash_code, key, value, None)
                    break
                entry = entry.next
        self.size += 1
        if self.size > self.threshold:
            self.resize()
        return None

    def get(self, key):
        entry = self.get_entry(key)
        return None if entry is None else entry.value

    def get_entry(self, key):
        table = self.table
        if table is None:
            return None
        hash_code = spread(key)
        entry = table[(len(table) - 1) & hash_code]
        while entry is not None:
            if entry.hash_code == hash_code and (entry.key is key or entry.key == key):
                return entry
            entry = entry.next
        return None

    def resize(self):
        old = self.table
        capacity = 16 if old is None else len(old) * 2
        self.threshold = capacity * 3 // 4
        self.table = [None] * capacity
        if old is not None:
            for index, entry in enumerate(old):
                if entry is not None:
                    self.split(entry, index, len(old))
        return self.table

    def split(self, entry, index, old_capacity):
        low_head = low_tail = high_head = high_tail = None
        while entry is not None:
            if entry.hash_code & old_capacity == 0:
                if low_tail is None:
                    low_head = entry
                else:
                    low_tail.next = entry
                low_tail = entry
            else:
                if high_tail is None:
                    high_head = entry
                else:
                    high_tail.next = entry
                high_tail = entry
            entry = entry.next
        if low_tail is not None:
            low_tail.next = None
            self.table[index] = low_head
        if high_tail is not None:
            high_tail.next = None
            self.table[index + old_capacity] = high_head


def spread(key):
    hash_code = hash(key)
    return hash_code ^ (hash_code >> 16)


def hash_map_fill(n):
    table = HashTable()
    for i in range(n):
        table.put(i * 7, i)
    checksum = 0
    for key in range(n):
        value = table.get(key * 14)
        if value is not None:
            checksum = (checksum * 31 + value) % 1000003
    return checksum * 7 + table.size % 7
