import { describe, expect, it } from 'vitest';
import { readOnlyCommands } from '../../src/permission/read-only-commands.ts';
import { readOnlyScript } from '../../src/permission/read-only.ts';
import { fc } from '../property.ts';

const rows = readOnlyCommands.map((row) => ({ name: row.names.join(', '), row }));

describe('the table of read-only commands', () => {
  it.each(rows)('$name: does what its examples say', ({ row }) => {
    for (const script of row.may) expect({ script, ...readOnlyScript(script) }).toEqual({ script, ok: true });
    for (const script of row.mayNot)
      expect({ script, ok: readOnlyScript(script).ok }).toEqual({ script, ok: false });
  });

  it('each row has an example of both kinds', () => {
    expect(readOnlyCommands.filter((row) => row.may.length === 0 || row.mayNot.length === 0)).toEqual([]);
  });
});

describe('a read-only shell', () => {
  it.each([
    ['for f in a b; do head -n 3 "$f"; done; if [ -f x ]; then cat x; fi'],
    ['git diff main...HEAD 2>/dev/null | grep "^+" | head -50'],
    ['n=$(git ls-files | wc -l); echo "$n"'],
    ['cat <<EOF\n$(git log -1 --format=%H)\nEOF'],
    ['(cd src && ls) || true'],
    ['grep -n "a;b|c > d" src/a.ts'],
  ])('allows %s', (script) => {
    expect(readOnlyScript(script)).toEqual({ ok: true });
  });

  it.each([
    ['PATH=.:$PATH; ls', /PATH/],
    ['GIT_EXTERNAL_DIFF=x git diff', /GIT_EXTERNAL_DIFF/],
    ['ls() { rm -rf .; }; ls', /function/],
    ['ls &', /background/],
    ['awk "{print}" a', /awk/],
    ['npm test', /npm/],
    ['ls | tee out', /tee/],
    ['echo a >| b', /writes to b/],
    ['cat a &> b', /writes to b/],
    ['echo "unclosed', /cannot be read/],
    ['for PATH in .; do ls; done', /PATH/],
    ['cat <(rm a)', /rm/],
    ['"$CMD" x', /only known when it runs/],
    ['git push', /git push/],
    ['bash -c "ls"', /bash/],
    ['eval ls', /eval/],
    ['env ls', /env/],
  ])('refuses %s and says why', (script, reason) => {
    const judged = readOnlyScript(script);
    expect(judged.ok ? 'allowed' : judged.reason).toMatch(reason);
  });

  it('refuses whatever holds a command that it refuses', () => {
    const may = fc.constantFrom(...readOnlyCommands.flatMap((row) => row.may));
    const mayNot = fc.constantFrom('rm -rf x', 'npm test', 'echo x > y', 'git push origin main', 'node a.js');
    const joints = fc.constantFrom(' && ', ' || ', '; ', ' | ', '\n', ' |& ');
    fc.assert(
      fc.property(
        fc.array(may, { maxLength: 3 }),
        mayNot,
        fc.array(may, { maxLength: 3 }),
        joints,
        (a, bad, b, joint) => {
          expect(readOnlyScript([...a, bad, ...b].join(joint)).ok).toBe(false);
          expect(readOnlyScript(`${[...a, 'true'].join(joint)} "$(${bad})"`).ok).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });
});
