# Each target sets up what it needs. `make` alone lists them.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal cluster test built pytest lint unbuilt postgres proxies audit lock format docs site bench soak wide clean client chromium firefox server valkey installed dev

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

cluster: installed dev server nginx $(STAMPS)/postgres  ## several servers on one PostgreSQL behind nginx, to try (ARGS='...')
	@$(PY) scripts/cluster.py $(ARGS)

# What shows that plain and compiled rules are the same is tested on both.
BOTH := tests/dice tests/examples tests/test_golden.py tests/core/test_objects.py tests/core/test_programs.py

test: dev client server $(STAMPS)/postgres  ## lint, then run the tests on the plain sources, on the compiled wheel and in a browser
	@rm -f $(STAMPS)/browsers; \
		nice $(MAKE) unbuilt > $(STAMPS)/unbuilt.log 2>&1 & unbuilt=$$!; \
		$(MAKE) installed && \
		while [ ! -e $(STAMPS)/browsers ] && kill -0 $$unbuilt 2>/dev/null; do sleep 0.2; done && \
		$(MAKE) built; built=$$?; \
		if wait $$unbuilt; then grep ' passed' $(STAMPS)/unbuilt.log; else cat $(STAMPS)/unbuilt.log; exit 1; fi; exit $$built

built:
	@if $(PY) scripts/how_built.py --compiled; then \
		echo "== all tests, compiled wheel"; \
		TROYES_EXPECT=compiled $(MAKE) pytest; \
	else \
		echo "== all tests, compiled wheel: NOT POSSIBLE here, see above; the plain one is tested instead"; \
		TROYES_EXPECT=plain $(MAKE) pytest ARGS="$(BOTH:%=--ignore=%) $(ARGS)"; \
	fi

# What looks at a clock has the machine for itself, after everything else.
pytest:
	@$(PYTEST) -m 'not quiet' $(ARGS)
	@echo "== tests that look at a clock, one after the other"
	@$(PY) -m pytest -m quiet $(ARGS) || [ $$? = 5 ]  # 5: there are none among those that were asked for

# What needs no wheel is done beside what does, and makes way for that: nothing else takes as long.
unbuilt: chromium firefox
	@touch $(STAMPS)/browsers
	@$(MAKE) lint
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
	$(PY) scripts/client.py test tests/borders.test.ts

# Not a part of `make test`: it takes four to ten minutes, and most of it is tested there on the file.
postgres: dev $(STAMPS)/postgres client server  ## run the tests of the server, plain sources, on a PostgreSQL of their own (ARGS='...')
	PYTHONPATH="$(CURDIR)/src" $(PY) scripts/postgres.py $(PYTEST) $(or $(ARGS),tests/server)

proxies: dev server $(STAMPS)/postgres  ## try the shipped files for nginx and Caddy, and `make cluster`, with the real servers
	@command -v nginx >/dev/null && command -v caddy >/dev/null || { \
		echo "== installing nginx and Caddy"; \
		as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$as_root apt-get update -qq && $$as_root apt-get install -y -qq --no-install-recommends nginx caddy openssl >/dev/null; \
	}
	PYTHONPATH="$(CURDIR)/src" TROYES_PROXIES=1 $(PY) -m pytest tests/server/test_proxies.py tests/server/test_cluster.py $(ARGS)

format: dev  ## put the code in order
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

docs: dev site  ## build the documentation site, in build/docs, with the page that plays by itself in it
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict
	@echo "== build/docs/index.html"

site: dev  ## build the page that plays by itself, in build/site: for any host of plain files
	@PYTHONPATH="$(CURDIR)/src" $(PY) scripts/site.py

bench: $(STAMPS)/bench installed chromium server valkey $(STAMPS)/postgres  ## measure speed (ARGS='peers', 'before', 'tables', 'opening', 'page', 'twin')
	$(PY) -m bench $(ARGS)

soak: installed dev server $(STAMPS)/postgres  ## play game after game with every check on (ARGS='...'; 'cluster': servers that fail)
	$(PY) -m bench.soak $(ARGS)

# What is told, heard and counted in the browser at every size, in both themes.
LOOKED_AT := $(addprefix tests/browser/test_,telling.py ending.py tray.py hint.py sound.py offline.py)

wide: installed dev client chromium  ## referees and machines over ten times as many games as in `make test`, every set of modules, pages in every look, Ray on two nodes (ARGS='...')
	$(if $(ARGS),,EVERY_LOOK=1 $(PYTEST) $(LOOKED_AT))
	$(if $(ARGS),,RAY_NODES=2 $(PYTEST) tests/work/test_ray.py tests/work/test_ray_commands.py)
	$(if $(ARGS),,EVERY_SET=1 $(PYTEST) tests/research)
	EVERY_LOOK=1 ORACLE_GAMES=5000 ORACLE_FIRST=10000 MACHINE_EXAMPLES=400 $(PYTEST) $(or $(ARGS),-k 'oracle or machine' tests/city tests/dice)

audit: dev  ## look for known weaknesses in what we depend on
	$(UV) tool run pip-audit --requirement deploy/requirements.lock --require-hashes --disable-pip --strict --progress-spinner off
	@$(PY) scripts/client.py audit

lock: dev  ## note the exact versions and hashes of what a server is installed with (ARGS='--upgrade')
	$(UV) pip compile pyproject.toml --extra all --universal --python-version 3.11 --generate-hashes --no-header \
		--output-file deploy/requirements.lock $(ARGS)

clean:  ## remove everything that was built or installed here
	rm -rf $(VENV) build dist web/dist web/node_modules .pytest_cache .ruff_cache .mypy_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# -- how it is set up ----------------------------------------------------------------------------------------------

# The browser's part, in web/dist, with the engine: the wheel takes them from there if they are up to date, and else
# builds its own.
client: dev
	@$(PY) scripts/client.py
	@PYTHONPATH="$(CURDIR)/src" $(PY) scripts/engine_files.py

# The browser that the tests drive: Debian's Chromium, with and without a window.
chromium:
	@command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null || { \
		echo "== installing Chromium for the tests in the browser"; \
		as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$as_root apt-get update -qq && $$as_root apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell >/dev/null; \
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

# What news could be carried by instead of PostgreSQL, to measure: Debian has it as Redis, unless there is Valkey.
valkey:
	@command -v valkey-server >/dev/null || command -v redis-server >/dev/null || { \
		echo "== installing Redis to measure beside PostgreSQL"; \
		as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$as_root apt-get update -qq && $$as_root apt-get install -y -qq --no-install-recommends redis-server >/dev/null; \
	}

# What stands in front of several servers: Debian's nginx, unless there is one.
nginx:
	@command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || { \
		echo "== installing nginx"; \
		as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$as_root apt-get update -qq && $$as_root apt-get install -y -qq --no-install-recommends nginx-light >/dev/null; \
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
