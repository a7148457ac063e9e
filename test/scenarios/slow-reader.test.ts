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
    const chunks: Buffer[] = [];
    child.stdout.pause();
    child.stdout.once('readable', () => undefined);
    const reading = (async () => {
      for await (const chunk of child.stdout) {
        chunks.push(chunk as Buffer);
        await sleep(20);
      }
    })();
    await reading;
    const document: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    expect(document).toMatchObject({ schemaVersion: 1, verdict: 'INCONCLUSIVE', because: 'unproven' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
