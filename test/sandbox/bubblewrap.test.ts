import { beforeAll, describe } from 'vitest';
import { openBubblewrap } from '../../src/sandbox/bubblewrap.ts';
// Loaded now: the user that this process becomes may not be able to read it later.
import '../../src/sandbox/network/listed.ts';
import { keepsItsPromises } from './promises.ts';

const nobody = 65_534;

describe('bubblewrap without privileges', () => {
  beforeAll(() => {
    if (process.getuid?.() !== 0) return;
    process.setgroups?.([]);
    process.setgid?.(nobody);
    process.setuid?.(nobody);
  });
  keepsItsPromises((runFolder) => openBubblewrap({ runFolder }));
});
