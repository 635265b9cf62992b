# Every command sets up what it needs first; .ci/setup is quick when nothing changed. To use the
# program needs requirements.lock, to work on it requirements-dev.lock.
# make PYTHON=/path/to/python chooses the Python of a new .venv, make test ARGS="-k room" some tests.

python := .venv/bin/python
code := $(wildcard folkmoot tests bench training docs)

.DEFAULT_GOAL := help
.PHONY: help program setup run chat test check fix bench peers mutants train eval unseen docs picture screenshots \
	lock clean

help: ## show this
	@sed -n 's/^\([a-z ]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r name what; do \
		printf '  make %-9s %s\n' "$$name" "$$what"; done

program: ## bring .venv up to date, to use the program
	@sh .ci/setup

setup: ## the same, to work on it
	@sh .ci/setup dev

run: program ## open the room in the browser
	@.venv/bin/folkmoot serve --open $(ARGS)

chat: program ## open the room in the terminal (leaving it with a card open, exit 10, is no failure)
	@.venv/bin/folkmoot || test $$? -eq 10

test: setup ## run every test
	@sh .ci/debian
	@sh .ci/node
	@$(python) -m pytest -n 3 $(ARGS)

check: setup ## format, lint, types
	@$(python) -m ruff format --check $(code)
	@$(python) -m ruff check $(code)
	@$(python) -m mypy --strict $(code)
	@sh .ci/node
	@! test -d .node || .node/node_modules/.bin/tsc -p .ci/tsconfig.json

fix: setup ## format, and mend what ruff can mend
	@$(python) -m ruff format $(code)
	@$(python) -m ruff check --fix $(code)

bench: setup ## measure, and compare
	@$(python) -m bench $(ARGS)

peers: setup ## compare with LangGraph, which it installs in .peers
	@$(python) -m bench.peers $(ARGS)

mutants: setup ## break the code on purpose; every break must fail a test
	@$(python) -m tests.mutants $(ARGS)

train: setup ## learn the weights of understanding (make train OWN=corrections.jsonl learns from yours too)
	@test -z "$(OWN)" || $(python) -m training own "$(OWN)"
	@$(python) -m training train

eval: setup ## measure understanding, cross-validated by author
	@$(python) -m training eval $(ARGS)

unseen: setup ## measure understanding on plain messages and whole conversations nobody taught with
	@$(python) -m training unseen

docs: setup ## write the generated parts of docs/ again
	@$(python) docs/generate.py

picture: setup ## draw the README's picture of the terminal
	@$(python) docs/picture.py

screenshots: setup ## take the pictures of the page for the README and the docs
	@PICTURES=1 sh .ci/debian
	@$(python) docs/screenshots.py

lock: ## pin what installs (make lock UPGRADE=1 takes newer versions)
	@$(compile) --group build pyproject.toml -o requirements.lock
	@$(compile) --group build --group dev -c requirements.lock pyproject.toml \
		-o requirements-dev.lock

compile := sh .ci/uv pip compile -q --universal --generate-hashes --python-version 3.11 \
	$(if $(UPGRADE),--upgrade) --custom-compile-command "make lock"

clean: ## remove everything that make made
	@rm -rf .venv .uv .node .peers .crossed .pytest_cache .mypy_cache .ruff_cache .hypothesis dist
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
