import { describe, expect, it } from 'vitest';
import { InvalidInput } from '../../src/base/errors.ts';
import { parseRule, parseRuleList } from '../../src/permission/rules.ts';
import { fc } from '../property.ts';

const at = { file: 'settings.json', line: 10, field: 'permissions.deny' };
const texts = (list: string) => parseRuleList(list, 'input', at).map(({ text }) => text);

describe('a list of rules', () => {
  it.each([
    ['Bash(git diff --name-only HEAD~1),Read', ['Bash(git diff --name-only HEAD~1)', 'Read']],
    ['Bash(git log:*)\nRead\n\n  Grep  ', ['Bash(git log:*)', 'Read', 'Grep']],
    ['Bash(a, b), Read', ['Bash(a, b)', 'Read']],
    ['Bash(f(x) (y)), Read', ['Bash(f(x) (y))', 'Read']],
    ['Bash(rm:*), \\\n  Bash(curl:*)', ['Bash(rm:*)', 'Bash(curl:*)']],
    ['Bash(rm:*)\\\r\n,Read', ['Bash(rm:*)', 'Read']],
    ['# nothing, here (\nRead', ['Read']],
    ['# nothing goes on \\\nRead', ['Read']],
    ['# nothing goes on \\\r\nRead', ['Read']],
    ['Bash(python -c "# no comment\nx")', ['Bash(python -c "# no comment\nx")']],
    ['Bash(echo \\))', ['Bash(echo \\))']],
    ['', []],
  ])('%j', (list, rules) => {
    expect(texts(list)).toEqual(rules);
  });

  it.each([
    ['Bash(rm, Read'],
    ['Read, Bash(a))'],
    ['Bash)'],
    ['Read; rm'],
    ['Bash (ls)'],
    ['(ls)'],
    ['Bash(a)b'],
    ['Read\\\nGrep'],
  ])('never loses what it cannot read: %s', (list) => {
    expect(() => texts(list)).toThrow(InvalidInput);
    expect(() => texts(list)).toThrow(/settings\.json:10 \(permissions\.deny\)/);
  });

  it('names the line of a bad entry', () => {
    expect(() => texts('Read\nGrep\nnot a rule')).toThrow(/settings\.json:12/);
  });

  it('has as many rules as are written, or throws', () => {
    const rule = fc.constantFrom(
      'Read',
      'Bash(git log:*)',
      'Bash(a, "b")',
      'Task(x)',
      'mcp__a__b',
      'Bash(f(x))',
    );
    const joint = fc.constantFrom(',', ', ', '\n', ' ,\n', ',\\\n');
    fc.assert(
      fc.property(fc.array(rule), joint, (rules, by) => {
        expect(texts(rules.join(by))).toEqual(rules);
      }),
    );
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('ab(),\\\n #*:')), maxLength: 30 }),
        (list) => {
          const named = list.split('\n').some((line) => /^\s*[ab]/.test(line));
          let count = 0;
          try {
            count = texts(list).length;
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidInput);
            return;
          }
          if (named) expect(count).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('a rule', () => {
  it('of a whole tool has no specifier; aliases get the name that counts', () => {
    for (const text of ['Task', 'Task()', 'Task(*)'])
      expect(parseRule(text, 'job', at)).toEqual({ tool: 'Agent', source: 'job', text });
    expect(parseRule('FileEdit(src/**)', 'job', at)).toMatchObject({ tool: 'Edit', specifier: 'src/**' });
  });
});
