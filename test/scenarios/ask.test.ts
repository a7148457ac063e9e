import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gainsay, openPlace, type Place } from './gainsay.ts';

let place: Place;
let repository: string;

beforeAll(async () => {
  place = await openPlace();
  repository = path.join(place.folder, 'repository');
  await mkdir(repository);
  await writeFile(path.join(repository, 'one.js'), 'export const one = 1;\n');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: repository });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
});
afterAll(() => place.remove());

const asking = (script: string, ...more: string[]) =>
  gainsay(place, ['ask', 'Where is one?', '--model', `scripted:${script}`, ...more], { cwd: repository });

describe('gainsay ask', { timeout: 60_000 }, () => {
  it('starts other agents, answers from what they report, and shows who worked', async () => {
    const script = await place.file(
      'asks.jsonl',
      lines(
        {
          agent: 'lead',
          reply: [
            { tool: 'Agent', input: { description: 'find one', prompt: 'where?', subagent_type: 'Explore' } },
          ],
        },
        { agent: 'Explore', reply: [{ tool: 'Grep', input: { pattern: 'const one' } }] },
        { agent: 'Explore', expect: 'one.js', reply: [{ text: 'one.js:1' }] },
        { agent: 'lead', expect: 'one.js:1', reply: [{ text: 'It is in `one.js:1`.' }] },
      ),
    );
    const { code, stdout } = await asking(script, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      job: 'ask',
      exitCode: 0,
      status: 'completed',
      answer: 'It is in `one.js:1`.',
      patch: null,
      agents: [{ agentType: 'Explore' }, { agentType: 'lead' }],
    });
    // The same agents, answered as they were, search anew.
    const { evidenceDir } = JSON.parse(stdout);
    const asked = ['ask', 'Where is one?', '--model', `recorded:${evidenceDir}`, '--json'];
    const again = await gainsay(place, asked, { cwd: repository });
    expect(JSON.parse(again.stdout)).toMatchObject({ status: 'completed', answer: 'It is in `one.js:1`.' });
  });

  it('leaves what agents changed as a patch, and the checkout as it was', async () => {
    const script = await place.file(
      'edits.jsonl',
      lines(
        { agent: 'lead', reply: [{ tool: 'Read', input: { file_path: 'one.js' } }] },
        {
          agent: 'lead',
          reply: [{ tool: 'Edit', input: { file_path: 'one.js', old_string: '= 1', new_string: '= 2' } }],
        },
        { agent: 'lead', reply: [{ tool: 'Bash', input: { command: 'cat one.js; echo new > two.js' } }] },
        { agent: 'lead', expect: 'one = 2', reply: [{ text: 'Done.' }] },
      ),
    );
    const { code, stdout } = await asking(script, '--json');
    expect(code).toBe(0);
    const { patch } = JSON.parse(stdout);
    expect(patch.files).toEqual(['one.js', 'two.js']);
    expect(await readFile(path.join(repository, 'one.js'), 'utf8')).toContain('one = 1');
    execFileSync('git', ['apply', patch.file], { cwd: repository });
    expect(await readFile(path.join(repository, 'one.js'), 'utf8')).toContain('one = 2');
    expect(await readFile(path.join(repository, 'two.js'), 'utf8')).toBe('new\n');
  });

  it('without a model says what is missing; an unknown agent is named with those that exist', async () => {
    const keyless = await gainsay(place, ['ask', 'Where is one?'], { cwd: repository });
    expect(keyless).toMatchObject({ code: 2, stdout: '' });
    expect(keyless.stderr).toContain('ANTHROPIC_API_KEY');
    const script = await place.file('nobody.jsonl', '');
    const unknown = await asking(script, '--agent', 'Exlore');
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain('Did you mean Explore?');
  });

  it('the guide answers people without a model, and is not there where a program asks', async () => {
    const asked = ['ask', 'How do I limit the memory of a command?', '--agent', 'Guide'];
    const { code, stdout } = await gainsay(place, asked, { cwd: repository });
    expect(code).toBe(0);
    expect(stdout).toContain('limits.memory-mb');
    const program = await gainsay(place, [...asked, '--json'], { cwd: repository });
    expect(program).toMatchObject({ code: 2, stdout: '' });
    expect(program.stderr).toContain('there is no agent "Guide"');
  });

  it('an answer that was not reached fails the run, with the reason and what was said so far', async () => {
    const script = await place.file(
      'refuses.jsonl',
      lines({ agent: 'lead', reply: [{ text: 'I will not.' }], stopReason: 'refusal' }),
    );
    const { code, stdout } = await asking(script);
    expect(code).toBe(1);
    expect(stdout).toContain('No complete answer, refused');
  });
});

function lines(...entries: object[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}
