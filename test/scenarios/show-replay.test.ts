import { cp, readFile, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gainsay, openPlace, type Place } from './gainsay.ts';
import { makeRepository, shopChanges, shopFiles } from './repositories.ts';

let place: Place;
/** Of a run that ended in PASS. */
let folder: string;

beforeAll(async () => {
  place = await openPlace();
  const files = { ...shopFiles, '.github/gainsay.yml': 'limits:\n  mutants: 0\n' };
  const cwd = await makeRepository(path.join(place.folder, 'shop'), files, shopChanges.right);
  const { stdout } = await gainsay(place, ['verify', '--base', 'main', '--json'], { cwd });
  folder = JSON.parse(stdout).evidenceDir;
}, 120_000);
afterAll(() => place.remove());

/** A copy of the run in which one file reads otherwise. */
async function altered(file: string, from: RegExp, to: string): Promise<string> {
  const copy = path.join(place.folder, `copy-${file.replaceAll('/', '-')}`);
  await cp(folder, copy, { recursive: true });
  const text = await readFile(path.join(copy, file), 'utf8');
  expect(text).toMatch(from);
  await writeFile(path.join(copy, file), text.replace(from, to));
  return copy;
}

const replay = async (run: string) => {
  const { code, stdout } = await gainsay(place, ['replay', run, '--json']);
  return { code, told: JSON.parse(stdout) };
};

describe('a recorded run', { timeout: 60_000 }, () => {
  it('is shown as a tree of its agents, with their tools and the verdict', async () => {
    const { code, stdout } = await gainsay(place, ['show', folder]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^PASS \(demonstrated\): 1 test fails without the change/);
    expect(stdout).toMatch(/\nVerification Try to break the change .*\n {2}completed; \d+ turns/);
    expect(stdout).toMatch(/\n {2}Suite ×\d+, /);
    expect(stdout).toMatch(/\nExplore: 3 runs, \d+ turns, \$0/);
    const trace: { name?: string }[] = JSON.parse(await readFile(path.join(folder, 'trace.json'), 'utf8'));
    expect(trace.filter(({ name }) => name?.startsWith('Suite')).length).toBeGreaterThan(1);
  });

  it('is played again to the same ends and the same verdict, wherever it lies', async () => {
    const copy = path.join(place.folder, 'elsewhere');
    await cp(folder, copy, { recursive: true });
    const { code, told } = await replay(copy);
    expect(told).toMatchObject({ same: true, differences: [] });
    expect(told.agents).toHaveLength(5);
    expect(code).toBe(0);
  });

  it('is not the same with a line of the ledger changed: the verdict is computed anew', async () => {
    const run = await altered(
      'evidence.jsonl',
      /"status":"passed"/g,
      '"status":"failed","failureKind":"assertion"',
    );
    const { code, told } = await replay(run);
    expect(code).toBe(1);
    expect(told.replayed).not.toBe(told.recorded);
    expect(told.differences).toContain('headline differs from the record.');
  });

  it('is not the same with a changed answer, a changed output, a missing result of a call', async () => {
    const agents = readdirSync(path.join(folder, 'agents')).filter((name) => name.endsWith('.jsonl'));
    const texts = await Promise.all(
      agents.map((name) => readFile(path.join(folder, 'agents', name), 'utf8')),
    );
    const plan = agents[texts.findIndex((text) => text.includes('"agentType":"Plan"'))] ?? '';
    const said = await replay(await altered(`agents/${plan}`, /Critical Files/, 'Uncritical Files'));
    expect(said.told.differences.join()).toContain('its last words differ');
    const searched = agents[texts.findIndex((text) => text.includes('"agentType":"Explore"'))] ?? '';
    const called = await replay(
      await altered(`agents/${searched}`, /"toolUseId":"play_1"/g, '"toolUseId":"x"'),
    );
    expect(called.told.differences.join()).toMatch(/Explore .*(no result of|differ)/);
    const outputs = readdirSync(path.join(folder, 'outputs'));
    const output = await replay(await altered(`outputs/${outputs[0]}`, /^/, 'forged'));
    expect(output.told.differences.join()).toContain('is not what the ledger says');
    expect([said.code, called.code, output.code]).toEqual([1, 1, 1]);
  });

  it('that is none is refused by its file', async () => {
    const { code, stderr } = await gainsay(place, ['replay', place.folder]);
    expect(code).toBe(2);
    expect(stderr).toContain('result.json');
  });
});
