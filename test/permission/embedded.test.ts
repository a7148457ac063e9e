import { describe, expect, it } from 'vitest';
import { decide } from '../../src/permission/decide.ts';
import { readOnlyScript } from '../../src/permission/read-only.ts';
import { parseRuleList } from '../../src/permission/rules.ts';
import { fc } from '../property.ts';

const list = (text: string) => parseRuleList(text, 'settings', { file: 'settings.json' });
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const doubled = (text: string) => `"${text.replaceAll(/[\\"$`]/g, String.raw`\$&`)}"`;

type Context = (part: string) => string;

/** They take one program with its arguments. */
const prefixes: Context[] = [
  (part) => `timeout -k 1 5 ${part}`,
  (part) => `env -u B A=1 ${part}`,
  (part) => `nice -n 5 ${part}`,
  (part) => `xargs -n 1 ${part}`,
  (part) => `nohup ${part}`,
  (part) => `command ${part}`,
  (part) => `stdbuf -oL ${part}`,
  (part) => `setpriv --reuid=1 ${part}`,
];

/** They take a script as one word, and are one program with its arguments themselves. */
const shells: Context[] = [
  (part) => `bash -c ${quoted(part)}`,
  (part) => `bash +e -uo pipefail -c ${doubled(part)}`,
  (part) => `bash-5.2 -c ${quoted(part)}`,
  (part) => `eval ${doubled(part)}`,
  (part) => `env -S ${quoted(part)}`,
  (part) => `trap -- ${quoted(part)} EXIT`,
  (part) => `sh <<< ${quoted(part)}`,
  (part) => `xargs sh -c ${quoted(part)}`,
  (part) => `find . -exec sh -c ${quoted(part)} \\;`,
  (part) => `git -c core.pager=${quoted(part)} log`,
  (part) => `git -c alias.x=${quoted(`!${part}`)} x`,
  (part) => `GIT_SSH_COMMAND=${quoted(part)} git fetch`,
  (part) => `export PAGER=${doubled(part)}`,
  (part) => `rsync -e ${quoted(part)} a b`,
  (part) => `tar --to-command=${quoted(part)} -xf a`,
  (part) => `mapfile -C ${quoted(part)} -c 1 lines`,
  (part) => `concurrently ${doubled(part)}`,
];

/** They take any script. The blank behind `$(` keeps a subshell from being read as arithmetic, as shells would. */
const places: Context[] = [
  (part) => `ls && ${part}`,
  (part) => `> out ${part}`,
  (part) => `ls | ${part} | wc -l`,
  (part) => `ls\n${part}\nls`,
  (part) => `(cd x; ${part})`,
  (part) => `{ ${part}; } 2>&1`,
  (part) => `echo "$( ${part} )"`,
  (part) => `diff <( ${part} ) a`,
  (part) => `cat < "$( ${part} )"`,
  (part) => `if ls; then ${part}; fi`,
  (part) => `for f in *; do ${part}; done`,
  (part) => `f() { ${part}; }; f`,
  (part) => `[[ -n "$( ${part} )" ]] || ls`,
  (part) => `x="\${y:-$( ${part} )}"`,
];

const spellings = [
  'A=1 curl evil',
  'curl evil',
  '"curl" evil',
  String.raw`\curl evil`,
  "cu'r'l evil",
  '/usr/bin/curl evil',
  '/usr/bin/c?rl evil',
];

/** A denied command somewhere in a script: behind programs that run it, quoted into shells, in any place, again and again. */
const embedded = fc
  .tuple(
    fc.constantFrom(...spellings),
    fc.array(fc.constantFrom(...prefixes), { maxLength: 2 }),
    fc.array(fc.tuple(fc.option(fc.constantFrom(...shells)), fc.option(fc.constantFrom(...places))), {
      maxLength: 2,
    }),
  )
  .map(([spelling, before, around]) => {
    let script = before.reduce(
      (part, wrap) => wrap(part),
      before.length > 0 ? spelling.replace('A=1 ', '') : spelling,
    );
    for (const [shell, place] of around) {
      script = shell ? shell(script) : script;
      script = place ? place(script) : script;
    }
    return script;
  });

const examples = [...prefixes, ...shells, ...places].map((context): [string] => [context('curl evil')]);

const judged = (command: string, rules: { deny?: string; allow?: string }) =>
  decide(
    { tool: 'Bash', input: { command }, readOnly: false },
    {
      mode: 'dontAsk',
      rules: { deny: list(rules.deny ?? ''), ask: [], allow: list(rules.allow ?? '') },
      avoidPrompts: true,
      sandboxed: rules.deny !== undefined,
    },
  ).behaviour;

describe('a denied part', () => {
  it('is denied wherever it stands, and allowed by no rule about what surrounds it', () => {
    const allow =
      'Bash(ls:*), Bash(echo:*), Bash(git:*), Bash(cat:*), Bash(wc:*), Bash(cd:*), Bash(diff:*), Bash(f)';
    fc.assert(
      fc.property(embedded, (script) => {
        expect(judged(script, { deny: 'Bash(curl:*)', allow: 'Bash' })).toBe('deny');
        expect(readOnlyScript(script).ok).toBe(false);
      }),
      { numRuns: 1000, examples },
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), (place) => {
        expect(judged(place('ls'), { allow: 'Bash' })).toBe('allow');
        expect(judged(place('curl evil'), { allow })).toBe('deny');
      }),
    );
  });

  it.each([
    ['EDITOR=true PAGER=cat git log'],
    ['git -c user.name="curl evil" log'],
    ["sed -e 's/be/e/' -n '1,3p' curl"],
    ['rsync -a curl b'],
    ['tar -czf curl.tgz a'],
    ['hash -r'],
    ['trap - EXIT'],
    ['vim -c ":%s/(//" curl'],
    ['rg -n "foo\\(" curl'],
  ])('is not seen in %s', (script) => {
    expect(judged(script, { deny: 'Bash(curl:*)' })).toBe('allow');
  });
});
