# Each target sets up what it needs. `make` alone lists them.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal test lint unbuilt postgres format docs bench soak wide clean client chromium firefox server installed dev

# What the wheel is tested against must be the wheel, whatever the shell around us says.
unexport PYTHONPATH
unexport TROYES_EXPECT
# Whatever starts many programs, as the tests do, waits much less where Python keeps what it has read.
unexport PYTHONDONTWRITEBYTECODE

ARGS ?=
PYTHON ?=
VENV := .venv
STAMPS := $(VENV)/.stamps
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
UV := $(PY) -m uv --quiet
PYTEST := $(PY) -m pytest -n 4 --dist worksteal

help:  ## list the targets
	@echo "make <target> [ARGS='...']"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1  \2/p' Makefile | awk '{ name = $$1; $$1 = ""; printf "  %-8s%s\n", name, $$0 }'

play: $(STAMPS)/venv  ## play in the browser (ARGS='...' goes to `troyes serve`)
	@$(PY) scripts/wheel.py start serve --open $(ARGS)

terminal: $(STAMPS)/venv  ## play in the terminal (ARGS='...' goes to `troyes play`)
	@$(PY) scripts/wheel.py start play $(ARGS)

# What shows that plain and compiled rules are the same is tested on both.
BOTH := tests/dice tests/examples tests/test_golden.py

test: dev client  ## lint, then run the tests on the plain sources, on the compiled wheel and in a browser
	@nice $(MAKE) unbuilt > $(STAMPS)/unbuilt.log 2>&1 & unbuilt=$$!; \
		$(MAKE) installed; built=$$?; \
		if wait $$unbuilt; then grep ' passed' $(STAMPS)/unbuilt.log; else cat $(STAMPS)/unbuilt.log; exit 1; fi; exit $$built
	@if $(PY) scripts/how_built.py --compiled; then \
		echo "== all tests, compiled wheel"; \
		TROYES_EXPECT=compiled $(PYTEST) $(ARGS); \
	else \
		echo "== all tests, compiled wheel: NOT POSSIBLE here, see above; the plain one is tested instead"; \
		TROYES_EXPECT=plain $(PYTEST) $(BOTH:%=--ignore=%) $(ARGS); \
	fi

# What needs no wheel is done while it is being built, and makes way for that: nothing else takes as long.
unbuilt: lint chromium firefox
	@echo "== tests of the client's own parts"
	@$(PY) scripts/client.py test
	@echo "== tests of the rules, plain sources"
	@PYTHONPATH="$(CURDIR)/src" TROYES_EXPECT=plain $(PYTEST) $(BOTH) $(ARGS)
	@PYTHONPATH="$(CURDIR)/src" $(PY) -m pytest --collect-only -qq > /dev/null  # so that every test is read, and ready

lint: dev  ## check style, types, and who imports whom
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m pyright
	PYTHONPATH="$(CURDIR)/src" $(VENV)/bin/lint-imports --no-logo --cache-dir build/imports
	$(PY) scripts/client.py check

# Not a part of `make test`: it takes four to ten minutes, and most of it is tested there on the file.
postgres: dev $(STAMPS)/postgres client server  ## run the tests of the server, plain sources, on a PostgreSQL of their own (ARGS='...')
	PYTHONPATH="$(CURDIR)/src" $(PY) scripts/postgres.py $(PYTEST) $(or $(ARGS),tests/server)

format: dev  ## put the code in order
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

docs: dev  ## build the documentation site, in build/docs
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict
	@echo "== build/docs/index.html"

bench: $(STAMPS)/bench installed chromium  ## measure speed (ARGS='peers', 'before', 'tables', 'opening', 'page')
	$(PY) -m bench $(ARGS)

soak: installed  ## play game after game with every check on (ARGS='...')
	$(PY) -m bench.soak $(ARGS)

wide: installed dev  ## both referees and the machines over ten times as many games as in `make test` (ARGS='...')
	ORACLE_GAMES=5000 ORACLE_FIRST=10000 MACHINE_EXAMPLES=400 $(PYTEST) $(or $(ARGS),-k 'oracle or machine' tests/city tests/dice)

clean:  ## remove everything that was built or installed here
	rm -rf $(VENV) build dist web/dist web/node_modules .pytest_cache .ruff_cache .mypy_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# -- how it is set up ----------------------------------------------------------------------------------------------

# The browser's part, in web/dist: the wheel takes it from there if it is up to date, and else builds its own.
client: dev
	@$(PY) scripts/client.py

# The browser that the tests drive: Debian's Chromium, unless there is one.
chromium:
	@command -v chromium >/dev/null || { \
		echo "== installing Chromium for the tests in the browser"; \
		as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$as_root apt-get update -qq && $$as_root apt-get install -y -qq --no-install-recommends chromium >/dev/null; \
	}

# Firefox for a game in it, and what drives it.
firefox: dev
	@command -v firefox-esr >/dev/null || { \
		echo "== installing Firefox for the tests in it"; \
		as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$as_root apt-get update -qq && $$as_root apt-get install -y -qq --no-install-recommends firefox-esr >/dev/null; \
	}
	@$(PY) scripts/client.py firefox

# PostgreSQL's programs, for a server of the tests' own: Debian's, unless there are some.
server:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
		echo "== installing PostgreSQL for the tests on it"; \
		as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$as_root apt-get update -qq && $$as_root apt-get install -y -qq --no-install-recommends postgresql >/dev/null; \
	}

dev: $(STAMPS)/dev

$(STAMPS)/venv:
	@set -e; \
	for python in $(or $(PYTHON),python3.11 python3 python3.14 python3.13 python3.12 python); do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
		echo "troyes needs Python 3.11 or newer; found only: $$($(or $(PYTHON),python3) --version 2>&1)." >&2; \
		echo "Install one, or name it: make PYTHON=/path/to/python3.11 ..." >&2; \
		exit 1; \
	fi; \
	echo "== setting up $(VENV) with $$($$found --version)"; \
	{ $$found -m venv --clear --without-pip $(VENV) && $$found -m pip -q --python $(PY) install uv; } 2>/dev/null || { \
		$$found -m venv --clear $(VENV); \
		$(PIP) install uv || echo "== no uv here: pip does its work, more slowly"; \
	}; \
	mkdir -p $(STAMPS); touch $@

installed: $(STAMPS)/venv
	@$(PY) scripts/wheel.py install

# Checking the sources needs no build, so neither does setting up for it.
$(STAMPS)/dev $(STAMPS)/bench $(STAMPS)/postgres: $(STAMPS)/venv pyproject.toml
	@echo "== installing the tools for $(@F)"
	@$(PY) scripts/requirements.py $(@F) > $@.txt
	@$(UV) pip install -r $@.txt || $(PIP) install -r $@.txt
	@touch $@
