import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { builtProgram } from './bundle.ts';

it('a reader that is slow still gets the whole document', { timeout: 300_000 }, async () => {
  const program = await builtProgram();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-slow-'));
  try {
    const child = spawn(process.execPath, [program, 'demo', '--change', 'unproven', '--json', '--quiet'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.setEncoding('utf8');
    for await (const chunk of child.stdout) {
      text += String(chunk);
      await sleep(20);
    }
    const document: unknown = JSON.parse(text);
    expect(document).toMatchObject({ schemaVersion: 1, verdict: 'INCONCLUSIVE', because: 'unproven' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
