# Two commands serve a fresh machine: `make run` and `make test`.
PYTHON ?= $(shell command -v python3.11 || echo python3)
VENV := .venv
BIN := $(VENV)/bin
RUNNING := $(VENV)/.ready-to-run
READY := $(VENV)/.ready

.PHONY: run test lint types bench bench-quick bench-save bench-check playouts contest figures storm format setup clean

setup: $(READY)

# What running needs, and nothing of what only developers need.
$(RUNNING): pyproject.toml constraints.txt
	@echo "Installing Chef de Gare into $(VENV) (once; about a minute)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $(RUNNING)

$(READY): $(RUNNING)
	@echo "Installing what tests, linting and types need"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $(READY)

run: $(RUNNING)
	@echo "Starting; stop with Ctrl-C"
	@$(BIN)/chefdegare run

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

test: lint types
	$(BIN)/python -m pytest -n auto --dist worksteal -q

bench: setup
	$(BIN)/python -m tests.bench

# The same without the contests of robots, which take hours.
bench-quick: setup
	$(BIN)/python -m tests.bench --quick

# The same, kept as what this kind of machine is held to; and the same, failing where a goal is missed.
bench-save: setup
	$(BIN)/python -m tests.bench --save

bench-check: setup
	$(BIN)/python -m tests.bench --check

# The ladder of players: make contest CONTEST="steam seats=3 games=200 map=great_britain"
contest: setup
	$(BIN)/python -m tests.contest $(CONTEST)

storm: setup
	$(BIN)/python -m tests.faults.storm

figures: setup
	$(BIN)/python -m tests.wire.figures

playouts: setup
	$(BIN)/python -m tests.games $(GAMES)

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache
