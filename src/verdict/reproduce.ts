import type { Facts } from './facts.ts';

/** One line that runs a test in a checkout of head, as head has it or `asOnBase`; null where no such line is known. */
export function reproduceTest(
  facts: Facts,
  test: { file: string; name: string },
  { asOnBase = false } = {},
): string | null {
  const command = commandFor(facts, test);
  if (command === null || !asOnBase) return command;
  return `git checkout ${facts.evidence.change.base} -- ${fileWord(test)} && ${command}`;
}

/** A name that begins with a dash would be read as an option. */
function fileWord({ file }: { file: string }): string {
  return quote(file.startsWith('-') ? `./${file}` : file);
}

function commandFor(facts: Facts, test: { file: string; name: string }): string | null {
  const runner = facts.head?.runner ?? '';
  const file = fileWord(test);
  const title = quote(test.name.split(' > ').at(-1) ?? test.name);
  const commands: Record<string, string> = {
    vitest: `npx vitest run ${file} -t ${title}`,
    jest: `npx jest ${file} -t ${title}`,
    mocha: `npx mocha ${file} -g ${title}`,
    ava: `npx ava ${file}`,
    jasmine: `npx jasmine ${file}`,
    tap: `npx tap ${file}`,
    tape: `node ${file}`,
    'node:test': `node --test ${file}`,
  };
  const command = commands[runner];
  if (command !== undefined) return command;
  const record = facts.evidence.records.find((each) => each.id === facts.head?.records.at(-1));
  return record === undefined || record.script.includes('\n') ? null : record.script;
}

function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
