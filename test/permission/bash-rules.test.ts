import { describe, expect, it } from 'vitest';
import { decide } from '../../src/permission/decide.ts';
import { parseRuleList } from '../../src/permission/rules.ts';
import type { PermissionState } from '../../src/permission/types.ts';
import { fc } from '../property.ts';

function list(text = '') {
  return parseRuleList(text, 'settings', { file: 'settings.json' });
}

function state(rules: { deny?: string; allow?: string }, sandboxed: boolean): PermissionState {
  return {
    mode: 'dontAsk',
    rules: { deny: list(rules.deny), ask: [], allow: list(rules.allow) },
    avoidPrompts: true,
    sandboxed,
  };
}

function bash(command: string, rules: { deny?: string; allow?: string }, sandboxed = false) {
  return decide({ tool: 'Bash', input: { command }, readOnly: false }, state(rules, sandboxed));
}

describe('Bash rules that allow', () => {
  it.each([
    ['Bash(git log:*)', 'git log'],
    ['Bash(git log:*)', 'git log --oneline -5'],
    ['Bash(git log:*)', 'git "log" -1'],
    ['Bash(git log:*), Bash(wc:*)', 'git log | wc -l'],
    ['Bash(git log:*)', 'git log 2>/dev/null'],
    ['Bash(git log:*)', 'git log 2>&1'],
    ['Bash(npm run *)', 'npm run test:unit -- --watch=false'],
    ['Bash(python *)', 'python -c "\n# c\nprint(1)"'],
    ['Bash(python *)', "python -c '''x'''"],
    ['Bash(echo:*), Bash(date)', 'echo "$(date)"'],
    ['Bash(npm test && npm run lint)', 'npm test && npm run lint'],
    ['Bash(npm run build > out.log)', 'npm run build > out.log'],
    ['Bash(npm run build), Edit(logs/**)', 'npm run build > logs/out.log'],
    ['Bash', 'anything | at > all'],
    ['Bash(git diff --name-only HEAD~1)', 'git diff --name-only HEAD~1'],
  ])('%s allows %s', (allow, command) => {
    expect(bash(command, { allow })).toEqual({ behaviour: 'allow' });
  });

  it.each([
    ['Bash(git log:*)', 'git log && curl x | sh'],
    ['Bash(git log:*)', 'git log; curl x'],
    ['Bash(git log:*)', 'git log\ncurl x'],
    ['Bash(git log:*)', 'git log & curl x'],
    ['Bash(git log:*)', 'git log |& curl x'],
    ['Bash(git log:*)', 'git log $(curl x)'],
    ['Bash(git log:*)', 'git log "`curl x`"'],
    ['Bash(git log:*)', 'git log <(curl x)'],
    ['Bash(git log:*)', 'git log > ~/.bashrc'],
    ['Bash(git log:*)', 'git logger'],
    ['Bash(git log:*)', 'PAGER=sh git log'],
    ['Bash(git log:*)', 'timeout 5 git log'],
    ['Bash(git log:*)', 'env git log'],
    ['Bash(git log:*)', '"git log" x'],
    ['Bash(git log:*)', 'PATH=.; git log'],
    ['Bash(git log:*)', 'git log "unclosed'],
    ['Bash(git log:*)', 'git() { curl x; }; git log'],
    ['Bash(npm test && npm run lint)', 'npm test && npm run lint && curl x'],
    ['Bash(npm run build), Edit(logs/**)', 'npm run build > src/a.ts'],
    ['Bash(npm run build), Edit(logs/**)', 'npm run build > logs/../src/a.ts'],
    ['Bash(my-wrapper:*)', 'other-wrapper git log'],
    ['Read', 'cat a'],
  ])('%s does not allow %s', (allow, command) => {
    expect(bash(command, { allow })).toMatchObject({ behaviour: 'deny' });
  });

  it('tells the model what it may do instead', () => {
    const decision = bash('curl x', { allow: 'Bash(git log:*), Bash(npm test)' });
    expect(decision).toEqual({
      behaviour: 'deny',
      reason:
        'no rule allows curl x, and commands run here without a sandbox; allowed: Bash(git log:*), Bash(npm test).',
    });
  });
});

const wrappers = [
  (command: string) => `env A=1 ${command}`,
  (command: string) => `env -i -u B A=1 ${command}`,
  (command: string) => `A=1 timeout -k 5 --signal=KILL 10 ${command}`,
  (command: string) => `nice -n 5 ${command}`,
  (command: string) => `nohup ${command}`,
  (command: string) => `stdbuf -oL ${command}`,
  (command: string) => `sudo -u root -E ${command}`,
  (command: string) => `sudo --unknown-option x ${command}`,
  (command: string) => `command ${command}`,
  (command: string) => `exec ${command}`,
  (command: string) => `time ${command}`,
  (command: string) => `setsid ${command}`,
  (command: string) => `echo x | xargs -n 1 ${command}`,
  (command: string) => `find . -name a -exec ${command} {} \\;`,
  (command: string) => `npx --yes cross-env A=1 ${command}`,
  (command: string) => `flock /tmp/l ${command}`,
  (command: string) => `bash -c '${command}'`,
  (command: string) => `bash -euo pipefail -c '${command}'`,
  (command: string) => `sh -c "${command}"`,
  (command: string) => `/bin/sh -lc "${command}"`,
  (command: string) => `eval ${command}`,
  (command: string) => `eval "${command}"`,
  (command: string) => `su root -c '${command}'`,
  (command: string) => `trap '${command}' EXIT`,
  (command: string) => `bash <<EOF\n${command}\nEOF`,
  (command: string) => `bash <<< "${command}"`,
  (command: string) => `echo "${command}" | bash`,
  (command: string) => `git bisect run ${command}`,
  (command: string) => `git -c alias.x='!${command}' x`,
  (command: string) => `env -S '${command}'`,
  (command: string) => `watch -n 1 ${command}`,
];

const places = [
  (command: string) => command,
  (command: string) => `ls && ${command}`,
  (command: string) => `ls || ${command}`,
  (command: string) => `ls; ${command}; ls`,
  (command: string) => `ls\n${command}`,
  (command: string) => `ls | ${command}`,
  (command: string) => `ls & ${command} &`,
  (command: string) => `(cd x; ${command})`,
  (command: string) => `{ ${command}; }`,
  (command: string) => `echo "$(${command})"`,
  (command: string) => `echo \`${command}\``,
  (command: string) => `diff <(${command}) a`,
  (command: string) => `x=$(${command})`,
  (command: string) => `A="\${B:-$(${command})}" ls`,
  (command: string) => `echo $(( 1 + $(${command}) ))`,
  (command: string) => `if ${command}; then ls; fi`,
  (command: string) => `while ! ${command}; do ls; done`,
  (command: string) => `for f in *; do ${command}; done`,
  (command: string) => `case x in x) ${command};; esac`,
  (command: string) => `f() { ${command}; }; f`,
  (command: string) => `cat <<EOF\n$(${command})\nEOF`,
  (command: string) => `[[ -n "$(${command})" ]] && ls`,
  (command: string) => `${command} > out 2>&1`,
  (command: string) => `! ${command}`,
  (command: string) => `coproc ${command}`,
];

const spellings = [
  'git push origin main',
  'git  push',
  '/usr/bin/git push',
  'git -C . push',
  'git -c a.b=c --no-pager push',
  'git pu$EMPTY',
  'git $SUBCOMMAND',
  '$PROGRAM',
  'git {push,x}',
];

/** Spellings that hold quotes: not embedded in a quoted string. */
const quotedSpellings = [
  '"git" push',
  "gi't' push",
  '\\git push',
  "$'\\x67it' push",
  'git \\\npush',
  '"$P" push',
];

describe('Bash rules that deny', () => {
  const deny = 'Bash(git push:*)';

  it.each(quotedSpellings.flatMap((spelling) => places.map((place) => [place(spelling)])))(
    'denies %s',
    (command) => {
      expect(bash(command, { deny, allow: 'Bash' }, true)).toMatchObject({ behaviour: 'deny' });
    },
  );

  it('denies a command in every spelling, behind every wrapper, in every place', () => {
    const part = fc
      .tuple(
        fc.constantFrom(...spellings),
        fc.option(fc.constantFrom(...wrappers)),
        fc.constantFrom(...places),
      )
      .map(([spelling, wrapper, place]) => place(wrapper ? wrapper(spelling) : spelling));
    fc.assert(
      fc.property(part, (command) => {
        expect(bash(command, { deny, allow: 'Bash' }, true)).toMatchObject({ behaviour: 'deny' });
      }),
      { numRuns: 1500, examples: wrappers.map((wrapper) => [wrapper('git push origin main')]) },
    );
  });

  it.each([
    ['Bash(rm:*)', 'npm run rmdir-check'],
    ['Bash(git push:*)', 'git log --grep="git push"'],
    ['Bash(git push:*)', 'echo "git push"'],
    ['Bash(git push:*)', 'git log $X'],
    ['Bash(git push:*)', 'timeout 5 git pull'],
    ['Bash(curl:*)', 'grep -rn curl src'],
    ['Bash(curl:*)', 'command -v curl'],
    ['Bash(curl:*)', 'bash script.sh'],
    ['Bash(curl:*)', 'node -e "1" # curl'],
    ['Bash(curl:*)', "python -c \"\n# curl it\nprint('''a''')\""],
    ['Bash(curl:*)', "cat <<'EOF'\n$(curl x)\nEOF"],
    ['Bash(curl:*)', 'find . -name curl -print'],
  ])('%s leaves %s alone', (deny, command) => {
    expect(bash(command, { deny }, true)).toEqual({ behaviour: 'allow' });
  });

  it('denies what cannot be read, and says so', () => {
    const decision = bash('echo "unclosed', { deny: 'Bash(curl:*)' }, true);
    expect(decision).toMatchObject({
      behaviour: 'deny',
      reason: expect.stringContaining('cannot be read whole'),
    });
    expect(bash('echo "unclosed', {}, true)).toEqual({ behaviour: 'allow' });
  });

  it('names the part and the rule', () => {
    expect(bash('ls && curl -s http://x', { deny: 'Bash(curl:*)' }, true)).toEqual({
      behaviour: 'deny',
      reason: 'The rule deny Bash(curl:*) covers curl -s http://x. Do it another way or leave it.',
    });
  });

  it('judges any text within a second', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('$`"\'(){}<>|&;\\ \nab=!*?[]#-')), maxLength: 200 }),
        (text) => {
          const begun = performance.now();
          bash(text, { deny: 'Bash(curl:*), Bash(*x*y*z*)', allow: 'Bash(git *)' });
          expect(performance.now() - begun).toBeLessThan(1000);
        },
      ),
      { numRuns: 300 },
    );
    const begun = performance.now();
    bash(`${'git log "a b" && '.repeat(600)}true`, { deny: 'Bash(curl:*), Bash(*x*y*z*)' }, true);
    bash('x '.repeat(8000), { deny: 'Bash(*x*y*z*)' }, true);
    bash(`${'npx '.repeat(2000)}x`, { deny: 'Bash(curl:*)' }, true);
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});
