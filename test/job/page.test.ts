import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Stored } from '../../src/base/commands.ts';
import { createRedactor } from '../../src/base/redact.ts';
import { readSettings } from '../../src/event/inputs.ts';
import type { CommandRecord } from '../../src/evidence/types/commands.ts';
import { writePage } from '../../src/job/page.ts';
import { commandRecord } from '../evidence/facts.ts';
import { agent, result } from '../report/results.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-page-'));
  await Promise.all(['outputs', 'agents'].map((name) => mkdir(path.join(folder, name))));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('holds what commands printed and what agents said', async () => {
  const record = await printed('E7', 'not ok 1 - takes nothing\n');
  await said('agent-1', 'The limit of zero is not tested.');
  const page = await pageOf([record]);
  expect(page).toContain('not ok 1 - takes nothing');
  expect(page).toContain('The limit of zero is not tested.');
  expect(page).toContain('id="E7"');
});

it('shows a script that a test prints as text', async () => {
  const page = await pageOf([await printed('E7', '</pre><script>alert(1)</script>')]);
  expect(page).not.toMatch(/<script/i);
  expect(page).toContain('&#60;script&#62;alert(1)');
});

it('hides secrets in outputs and transcripts, also where an output is cut', async () => {
  const line = `token ${secret} was here\n`;
  await said('agent-1', `I read ${secret}.`);
  for (const padding of [0, 19_990, 19_975, 30_000]) {
    const page = await pageOf([await printed('E7', `${line}${'x\n'.repeat(padding / 2)}`)]);
    expect(page).not.toContain(secret.slice(8));
    expect(page).toContain('I read ***.');
  }
});

it('stays below 8 MB and says what it left out, whatever was printed', async () => {
  const records = await Promise.all(
    Array.from({ length: 400 }, (_, at) => printed(`E${at + 1}`, '\u0001'.repeat(20_000))),
  );
  await said('agent-1', '<'.repeat(1_000_000));
  const page = await pageOf(records);
  expect(Buffer.byteLength(page)).toBeLessThan(8_000_000);
  expect(page).toMatch(/… and \d+ more commands, in the evidence folder\./);
  expect(page).toContain('Transcript of Explore');
});

it('is written though an agent left no transcript', async () => {
  expect(await pageOf([])).toContain('Transcript of Explore');
});

const secret = 'sk-ant-0123456789abcdefghijklmnop';

async function pageOf(records: CommandRecord[]): Promise<string> {
  const file = await writePage(
    result({ evidence: { records }, result: { evidenceDir: folder, agents: [agent()] } }),
    {
      event: { kind: 'local', directory: folder, head: 'HEAD', base: 'main' },
      settings: readSettings(() => '', {}, 'flag'),
      version: '1.2.3',
      redactor: createRedactor([secret]),
    },
  );
  expect(file).toBe(path.join(folder, 'report.html'));
  return readFile(file, 'utf8');
}

async function printed(id: string, text: string): Promise<CommandRecord> {
  const [stdout, stderr] = await Promise.all([
    stored(`outputs/${id}.stdout`, text),
    stored(`outputs/${id}.stderr`, ''),
  ]);
  return commandRecord({ id, stdout, stderr });
}

async function stored(name: string, text: string): Promise<Stored> {
  await writeFile(path.join(folder, name), text);
  const bytes = Buffer.byteLength(text);
  return { path: name, bytes, keptBytes: bytes, sha256: '0'.repeat(64) };
}

/** A transcript as the runtime leaves it. */
async function said(agentId: string, text: string): Promise<void> {
  const message = { role: 'assistant', content: [{ type: 'text', text }] };
  const entry = { uuid: '1', parentUuid: null, at: '', event: { type: 'message', agentId, message } };
  await writeFile(path.join(folder, 'agents', `${agentId}.jsonl`), `${JSON.stringify(entry)}\n`);
}
