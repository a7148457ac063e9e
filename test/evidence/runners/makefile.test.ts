import { expect, it } from 'vitest';
import { makeCommands } from '../../../src/evidence/runners/makefile.ts';

const makefile = `
TESTS = test/*.test.js
REPORTER ?= spec
MOCHA_OPTS =
OPTS += --check-leaks

install:
	@npm install

test unit: install
	@NODE_ENV=test ./node_modules/.bin/mocha \\
		--reporter $(REPORTER) $(MOCHA_OPTS) \\
		$(OPTS) $(TESTS)

test-all: lint
	@$(MAKE) test

lint: ; eslint .
.PHONY: test
`;

it('follows dependencies, recursion and variables of a Makefile', () => {
  expect(makeCommands(makefile, ['test-all']).map((line) => line.replace(/\s+/g, ' '))).toEqual([
    'eslint .',
    'npm install',
    'NODE_ENV=test ./node_modules/.bin/mocha --reporter spec --check-leaks test/*.test.js',
  ]);
});

it('begins with the first target when none is named', () => {
  expect(makeCommands(makefile, [])).toEqual(['npm install']);
});

it('ends when targets need each other', () => {
  expect(makeCommands('a: b\n\techo a\nb: a\n\techo b\nX = $(X)\n', ['a'])).toEqual(['echo b', 'echo a']);
});
