import { describe } from 'vitest';
import { openBubblewrapRoot } from '../../src/sandbox/bubblewrap-root.ts';
import { keepsItsPromises } from './promises.ts';

describe('bubblewrap made by root', () => {
  keepsItsPromises((runFolder) => openBubblewrapRoot({ runFolder }));
});
