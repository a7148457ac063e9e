import { GainsayError } from '../base/errors.ts';
import { readFrontmatter } from '../base/frontmatter.ts';
import type { Field, Frontmatter } from '../base/frontmatter.ts';
import type { AgentDefinition, AgentSource } from '../runtime/types.ts';
import { fieldRules, toolListNames } from './schema.ts';
import type { AgentFields, FieldRules } from './schema.ts';
import { toolLists } from './tool-list.ts';
import type { ToolLists } from './tool-list.ts';
import type { Diagnostic } from './types.ts';

export type ReadAgent = { agent: AgentDefinition | null; diagnostic: Diagnostic | null };

/** One agent file: its definition, and what its author should know. A restriction that cannot be read keeps it from loading. */
export async function readAgent(file: string, text: string, source: AgentSource): Promise<ReadAgent> {
  const rules = await fieldRules();
  const known = [
    ...Object.values(rules).flatMap(({ names }) => names),
    ...toolListNames.allowed,
    ...toolListNames.denied,
  ];
  const front = await readFrontmatter(text, [...known, 'memory', 'metadata', 'version', 'author']);
  if (front.kind !== 'read') return { agent: null, diagnostic: notAnAgent(file, front) };
  const notes: Note[] = faultNotes(front);
  try {
    const lists = toolLists(front.fields, file);
    notes.push(...listNotes(lists, front.fields));
    const fields = agentFields(front.fields, rules, notes, file);
    const agent = definition({ file, source, fields, lists, body: front.body });
    if (fields.description === undefined)
      notes.push(note(1, 'it has no description', 'Say in description when to use it.'));
    if (text.includes('\ufffd'))
      notes.push(note(1, 'it holds bytes that are not UTF-8', 'Save it as UTF-8.'));
    return { agent, diagnostic: combined(file, notes) };
  } catch (error) {
    if (!(error instanceof GainsayError)) throw error;
    const line = Number(/:(\d+)/.exec(error.message)?.[1] ?? 1);
    const message = error.message.replace(/^[^ ]*(:\d+)? /, '');
    return { agent: null, diagnostic: { file, line, severity: 'error', message, remedy: error.remedy } };
  }
}

/** Files that people keep beside agents. */
const besides =
  /(^|\/)(readme|changelog|license|contributing|claude|agents|index|todo|notes|template)[^/]*\.md$/i;

function notAnAgent(file: string, front: Exclude<Frontmatter, { kind: 'read' }>): Diagnostic | null {
  if (front.kind === 'none') {
    if (besides.test(file)) return null;
    const remedy = 'Begin it with --- and name, description.';
    return { file, line: 1, severity: 'info', message: 'it has no front matter, so it is no agent', remedy };
  }
  const [message, remedy] =
    front.kind === 'displaced'
      ? [
          'its front matter does not begin at the first line',
          'Move the first --- to the very beginning of the file.',
        ]
      : [front.reason, 'Write name: value lines in YAML between two lines of ---.'];
  return { file, line: front.line, severity: 'error', message, remedy };
}

type Note = { line: number; message: string; remedy: string };

function note(line: number, message: string, remedy: string): Note {
  return { line, message, remedy };
}

function faultNotes({ fault, repeated }: Frontmatter & { kind: 'read' }): Note[] {
  if (fault === null) return [];
  const again = repeated.length > 0 ? `; ${[...new Set(repeated)].join(', ')} stands more than once` : '';
  return [
    note(
      fault.line,
      `the front matter is not valid YAML (${fault.message}) and was read line by line${again}`,
      'Put values that hold ": " or "#" in quotes, or write them as a block (description: |).',
    ),
  ];
}

function listNotes(lists: ToolLists, fields: Record<string, Field>): Note[] {
  const notes = lists.lookAlikes.map((name) => {
    const right = toolListNames.allowed.includes(name) ? 'tools' : 'disallowedTools';
    return note(fields[name]?.line ?? 1, `${name} is taken for ${right}`, `Write ${right}.`);
  });
  if (lists.empty)
    notes.push(
      note(
        fields['tools']?.line ?? 1,
        'tools is empty: it has no tool',
        'Leave the line out for all tools, or name some.',
      ),
    );
  return notes;
}

function agentFields(
  fields: Record<string, Field>,
  rules: FieldRules,
  notes: Note[],
  file: string,
): AgentFields {
  const read: AgentFields & Record<string, unknown> = {};
  for (const [key, { names, schema, restricts, expected }] of Object.entries(rules)) {
    const name = names.find((name) => fields[name] !== undefined);
    const field = name === undefined ? undefined : fields[name];
    if (
      field === undefined ||
      (field.value === null && !restricts) ||
      (field.value === null && key === 'hooks')
    )
      continue;
    const value = typeof field.value === 'number' && field.text !== null ? field.text : field.value;
    const parsed = schema.safeParse(value);
    if (parsed.success) {
      read[key] = parsed.data;
      continue;
    }
    if (restricts) {
      throw new GainsayError(`${file}:${field.line} (${name}) is not ${expected}`, {
        remedy: `Write ${name}: ${expected}; it limits the agent, which is therefore not loaded without it.`,
      });
    }
    notes.push(note(field.line, `${name} is not ${expected} and is left out`, `Write ${expected}.`));
  }
  return read;
}

type Parts = { file: string; source: AgentSource; fields: AgentFields; lists: ToolLists; body: string };

function definition({ file, source, fields, lists, body }: Parts): AgentDefinition {
  const { name, description, initialPrompt, ...rest } = fields;
  const stem = file.split('/').at(-1)?.replace(/\.md$/i, '') ?? file;
  const prompt = [body.trim(), initialPrompt]
    .filter((text) => text !== undefined && text !== '')
    .join('\n\n');
  const { tools, disallowedTools } = lists;
  return {
    type: name ?? stem,
    whenToUse: description ?? '',
    source,
    file,
    ...(tools === undefined ? {} : { tools }),
    ...(disallowedTools === undefined ? {} : { disallowedTools }),
    ...present(rest),
    systemPrompt: () => prompt,
  };
}

function present(
  fields: Omit<AgentFields, 'name' | 'description' | 'initialPrompt'>,
): Partial<AgentDefinition> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** All that there is to say of a file, at the line of the first. */
function combined(file: string, notes: Note[]): Diagnostic | null {
  const [first] = notes;
  if (first === undefined) return null;
  return {
    file,
    line: first.line,
    severity: 'warning',
    message: notes.map(({ message }) => message).join('; '),
    remedy: [...new Set(notes.map(({ remedy }) => remedy))].join(' '),
  };
}
