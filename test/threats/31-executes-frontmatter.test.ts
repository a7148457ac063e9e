// Front matter that is code, and aliases that expand without end, in agents of a repository. Agents of a repository are
// listed today, not yet run: `gainsay agents` is what reads them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gainsay, openPlace, type Place } from '../scenarios/gainsay.ts';
import { makeRepository } from '../scenarios/repositories.ts';

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.remove());

type Listing = { agents: { type: string }[]; notLoaded: { file: string; reason: string }[] };

async function listing(files: Record<string, string>): Promise<Listing> {
  const named = Object.entries(files).map(([name, text]) => [`.claude/agents/${name}.md`, text] as const);
  const cwd = await makeRepository(path.join(place.folder, 'shop'), Object.fromEntries(named), {});
  const { code, stdout, stderr } = await gainsay(place, ['agents', '--json'], { cwd });
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

function level(name: string, of: string): string {
  return `${name}: &${name} [${Array(8).fill(of).join(', ')}]`;
}

it.each(['js', 'javascript'])(
  'front matter in %s is never executed',
  { timeout: 60_000 },
  async (language) => {
    const mark = path.join(place.folder, 'pwned-31');
    const write = `process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(mark)}, '')`;
    const code = `module.exports = (${write}, { name: 'evil' })`;
    const js = `---${language}\n${code}\n---\nEvil.\n`;
    const { agents, notLoaded } = await listing({
      evil: js,
      fine: '---\nname: fine\ndescription: Fine.\n---\nFine.\n',
    });
    expect(existsSync(mark)).toBe(false);
    expect(agents.map(({ type }) => type)).toContain('fine');
    expect(notLoaded).toMatchObject([
      { file: '.claude/agents/evil.md', reason: expect.stringContaining('never executed') },
    ]);
  },
);

it('a bomb of aliases is not expanded', { timeout: 60_000 }, async () => {
  const bomb = [level('a', 'x'), level('b', '*a'), level('c', '*b'), level('d', '*c'), level('e', '*d')];
  const { agents, notLoaded } = await listing({ bomb: `---\nname: bomb\n${bomb.join('\n')}\n---\nBoom.\n` });
  expect(agents.map(({ type }) => type)).not.toContain('bomb');
  expect(notLoaded).toMatchObject([
    { file: '.claude/agents/bomb.md', reason: expect.stringContaining('cannot be expanded') },
  ]);
});
