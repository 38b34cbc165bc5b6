# Every command a person or the continuous integration needs. `make` alone lists them.

PYTHON := .venv/bin/python
READY := .venv/ready

# A JDK named by JAVA_HOME comes before the one on PATH, for java and javac alike.
ifdef JAVA_HOME
export PATH := $(JAVA_HOME)/bin:$(PATH)
endif

.PHONY: help demo test check bench lock clean jdk

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-6s %s\n", $$1, $$2 }' Makefile

demo: $(READY) jdk ## run the example programs
	@scripts/demo.sh

test: $(READY) jdk ## run every test that is not slow, comparisons with a real JVM included
	$(PYTHON) -m pytest -m "not slow" --numprocesses auto --maxprocesses 4

check: $(READY) jdk ## format, lint, types, architecture, fast tests: under a minute
	$(PYTHON) -m ruff format --check .
	$(PYTHON) -m ruff check .
	$(PYTHON) -m mypy
	$(PYTHON) -m pytest -q tests/test_architecture.py
	$(PYTHON) -m pytest -q -m "not slow and not jvm" --numprocesses auto --maxprocesses 4

bench: $(READY) jdk ## run the slow tests, the long comparisons and the benchmarks
	$(PYTHON) -m pytest -m slow
	$(PYTHON) benchmarks/machine/run.py
	$(PYTHON) benchmarks/classfile/speed.py
	$(PYTHON) benchmarks/classfile/fuzz.py
	$(PYTHON) benchmarks/differential/run.py
	$(PYTHON) benchmarks/hostile/run.py

lock: ## choose the newest versions of the development tools again (needs uv)
	scripts/lock.sh

clean: ## remove the environment and everything made by a command
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

jdk:
	@scripts/jdk.sh

$(READY): requirements.lock pyproject.toml scripts/environment.sh
	@scripts/environment.sh
	@touch $(READY)
