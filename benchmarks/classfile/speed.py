"""How quickly the class files of java/util in the JDK's image are parsed and their code is decoded.

python benchmarks/classfile/speed.py [--json FILE]
"""

import argparse
import gc
import json
import os
import sys
import time
from pathlib import Path

from heapwright.classfile.checking import check
from heapwright.classfile.parser import parse
from heapwright.program.image import Image
from heapwright.program.jdk import find_jdk

ROUNDS = 3


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, help="a file to write the figures to")
    options = parser.parse_args()
    jdk = find_jdk(os.environ)
    image = Image(jdk.image_path)
    files = [image.find(name) for name in image.class_names("java/util/")]
    figures = {"jdk": jdk.release, "classes": len(files), "bytes": sum(len(data) for data, _ in files)}
    figures["instructions"] = sum(len(m.code.instructions) for f in files for m in parse(*f).methods if m.code)
    for name, action in ACTIONS.items():
        figures[name] = round(min(seconds(action, files) for _ in range(ROUNDS)), 3)
    show(figures)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n")


def seconds(action, files):
    """The time one action takes for all files, the collector of garbage switched off as for a run."""
    gc.collect()
    gc.disable()
    start = time.perf_counter()
    action(files)
    taken = time.perf_counter() - start
    gc.enable()
    return taken


def parse_all(files):
    return [parse(*file) for file in files]


def decode_all(files):
    for class_file in parse_all(files):
        for method in class_file.methods:
            _ = method.code


def check_all(files):
    for class_file in parse_all(files):
        check(class_file)


ACTIONS = {"parse": parse_all, "parse and decode all code": decode_all, "parse and decode everything": check_all}


def show(figures):
    print(
        f"{figures['classes']} classes of java/util in JDK {figures['jdk']}, {figures['bytes'] / 1e6:.1f} MB, "
        f"{figures['instructions']} instructions"
    )
    for name in ACTIONS:
        per_class = figures[name] / figures["classes"]
        print(f"{name:30} {1 / per_class:8.0f} classes/s {per_class * 1e6:8.0f} us a class")


if __name__ == "__main__":
    sys.exit(main())
