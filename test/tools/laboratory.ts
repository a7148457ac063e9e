import { mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import type { Exit, Stored } from '../../src/base/commands.ts';
import type { CommandRecord } from '../../src/evidence/types/commands.ts';
import type { Laboratory } from '../../src/evidence/types/laboratory.ts';
import type { ToolUseContext } from '../../src/tools/types.ts';
import { toolContext } from './tool-context.ts';

// A laboratory for tests of tools: records whose outputs are real files, and whatever else a test brings.

/** Of all files that this process tests; it goes with the test run's own folder. */
const folder = mkdtempSync(path.join(inject('buildFolder'), 'evidence-'));

let files = 0;
async function stored(text: string, lost = 0): Promise<Stored> {
  const file = path.join(folder, `stream-${(files += 1)}`);
  await writeFile(file, text);
  const keptBytes = Buffer.byteLength(text);
  return { path: file, bytes: keptBytes + lost, keptBytes, sha256: '' };
}

export async function record(
  given: { stdout?: string; stderr?: string; lost?: number; exit?: Exit } = {},
): Promise<CommandRecord> {
  return {
    id: 'E7',
    agentId: 'runtime',
    purpose: '',
    tree: 'scratch',
    script: 'x',
    cwd: '/',
    env: [],
    network: 'none',
    startedAt: '',
    durationMs: 1234,
    exit: given.exit ?? { kind: 'code', code: 0 },
    stdout: await stored(given.stdout ?? '', given.lost),
    stderr: await stored(given.stderr ?? ''),
    sandbox: 'bubblewrap',
    touched: [],
    survivors: 0,
  };
}

const read: Laboratory['read'] = async (stream, { maxBytes, from }) => {
  const bytes = await readFile(stream.path);
  return (from === 'start' ? bytes.subarray(0, maxBytes) : bytes.subarray(-maxBytes)).toString('utf8');
};

function absent(): never {
  throw new Error('not part of this test');
}

/** What the tools need of a laboratory; anything else that they touch fails the test. */
export function context(
  laboratory: Partial<Laboratory>,
  given: Partial<ToolUseContext> = {},
): ToolUseContext {
  const nothing = { bash: absent, suite: absent, mutants: absent, check: absent, evidence: absent };
  const change: Laboratory['change'] = { base: '', head: '', merge: null, files: [], class: 'source' };
  return toolContext({ root: folder, laboratory: { ...nothing, change, read, ...laboratory }, ...given });
}
