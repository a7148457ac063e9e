import { expect, it } from 'vitest';
import { defaultConfig } from '../../src/job/config.ts';
import { gatesOf } from '../../src/job/gates.ts';
import { defaultGates } from '../../src/runtime/feature-gates.ts';

it('a configuration that says nothing leaves every switch as the runtime has it', () => {
  expect(gatesOf(defaultConfig)).toEqual(defaultGates);
});
