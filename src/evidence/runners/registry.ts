import { ava } from './ava.ts';
import { jasmine } from './jasmine.ts';
import { jest } from './jest.ts';
import { mocha } from './mocha.ts';
import { nodeTest } from './node-test.ts';
import { tap } from './tap.ts';
import { tape } from './tape.ts';
import type { Runner } from './types.ts';
import { vitest } from './vitest.ts';

/** Every runner that reports single tests, by the name that calls carry. */
export const runners: Record<string, Runner | undefined> = Object.fromEntries(
  [nodeTest, vitest, mocha, tap, tape, jest, ava, jasmine].map((runner) => [runner.name, runner]),
);
