import { it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { greatAttack } from './great-attack.ts';
it('x', async () => { writeFileSync('/tmp/hc-great.json', JSON.stringify(await greatAttack(), null, 1)); }, 200000);
