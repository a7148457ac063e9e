import { combined, note } from '../base/diagnostic.ts';
import type { Diagnostic, Note } from '../base/diagnostic.ts';
import { GainsayError, InvalidInput } from '../base/errors.ts';
import { faultNotes, unreadFrontmatter } from '../base/frontmatter-notes.ts';
import { readFrontmatter } from '../base/frontmatter.ts';
import { fieldsNamed } from '../base/frontmatter-names.ts';
import type { Frontmatter } from '../base/frontmatter.ts';
import type { Field, FieldNames } from '../base/frontmatter-names.ts';
import type { AgentDefinition, AgentSource } from '../runtime/definition.ts';
import { fieldRules, toolListNames } from './schema.ts';
import type { AgentFields, FieldRules } from './schema.ts';
import { toolLists } from './tool-list.ts';
import type { ToolLists } from './tool-list.ts';

export type ReadAgent = {
  agent: AgentDefinition | null;
  /** Where it wants to keep what it learns. */
  memory: AgentFields['memory'];
  diagnostic: Diagnostic | null;
};

/** One agent file: its definition, and what its author should know. A restriction that cannot be read keeps it from loading. */
export async function readAgent(file: string, text: string, source: AgentSource): Promise<ReadAgent> {
  const rules = await fieldRules();
  const front = await readFrontmatter(text, namesOf(rules));
  if (front.kind !== 'read') return { ...none, diagnostic: notAnAgent(file, front) };
  const notes: Note[] = faultNotes(front);
  try {
    const lists = toolLists(front.fields, file);
    notes.push(...listNotes(lists, front.fields));
    const fields = agentFields(front.fields, rules, notes, file);
    const agent = definition({ file, source, fields, lists, body: front.body });
    if (fields.description === undefined)
      notes.push(note(1, 'it has no description', 'Say in description when to use it.'));
    if (fields.memory === 'user' || fields.memory === 'local')
      notes.push(
        note(1, `its memory (${fields.memory}) is not there where it runs`, 'Write memory: project.'),
      );
    if (text.includes('\ufffd'))
      notes.push(note(1, 'it holds bytes that are not UTF-8', 'Save it as UTF-8.'));
    return { agent, memory: fields.memory, diagnostic: combined(file, notes) };
  } catch (error) {
    if (!(error instanceof GainsayError)) throw error;
    const line = error instanceof InvalidInput ? (error.at.line ?? 1) : 1;
    const message = error.message.replace(/^\S+:\d+ /, '');
    return { ...none, diagnostic: { file, line, severity: 'error', message, remedy: error.remedy } };
  }
}

const none = { agent: null, memory: undefined };

function namesOf(rules: FieldRules): FieldNames {
  const lists = [...toolListNames.allowed, ...toolListNames.denied];
  const restricting = Object.entries(rules).filter(([key, { restricts }]) => restricts && key !== 'name');
  return {
    known: [...Object.values(rules).flatMap(({ names }) => names), ...lists, 'metadata', 'version', 'author'],
    guards: [...lists, ...restricting.flatMap(([, { names }]) => names)],
  };
}

/** Files that people keep beside agents. */
const besides =
  /(^|\/)(readme|changelog|license|contributing|claude|agents|index|todo|notes|template)[^/]*\.md$/i;

function notAnAgent(file: string, front: Exclude<Frontmatter, { kind: 'read' }>): Diagnostic {
  if (front.kind !== 'none') return unreadFrontmatter(file, front);
  const besideAgents = besides.test(file);
  return {
    file,
    line: 1,
    severity: 'info',
    message: besideAgents
      ? 'it stands beside the agents and is none'
      : 'it has no front matter, so it is no agent',
    remedy: besideAgents ? 'Nothing is to be done.' : 'Begin it with --- and name, description.',
  };
}

function listNotes(lists: ToolLists, fields: Record<string, Field>): Note[] {
  const notes = lists.lookAlikes.map((name) => {
    const right = toolListNames.allowed.includes(name) ? 'tools' : 'disallowedTools';
    return note(fields[name]?.line ?? 1, `${name} is taken for ${right}`, `Write ${right}.`);
  });
  if (lists.empty !== null)
    notes.push(
      note(lists.empty, 'tools is empty: it has no tool', 'Leave the line out for all tools, or name some.'),
    );
  const [nameless] = lists.nameless;
  if (nameless !== undefined) {
    const texts = lists.nameless.slice(0, 5).map(({ text }) => JSON.stringify(text));
    notes.push(
      note(
        nameless.line,
        `no tool can be called ${texts.join(' or ')}, which grants nothing`,
        'Name tools as they are called, with commas between them.',
      ),
    );
  }
  return notes;
}

function agentFields(
  fields: Record<string, Field>,
  rules: FieldRules,
  notes: Note[],
  file: string,
): AgentFields {
  const read: AgentFields & Record<string, unknown> = {};
  for (const [key, rule] of Object.entries(rules)) {
    const { schema, restricts, expected } = rule;
    const found = fieldsNamed(fields, rule.names)[0];
    if (found === undefined) continue;
    const { name, field } = found;
    if (field.value === null && (!restricts || key === 'hooks' || key === 'name')) continue;
    if (restricts && key !== 'name') refuseTwo(fields, rule.names, file);
    const value = typeof field.value === 'number' && field.text !== null ? field.text : field.value;
    const parsed = schema.safeParse(value);
    if (parsed.success) {
      read[key] = parsed.data;
      continue;
    }
    if (restricts) {
      throw new InvalidInput(`it is not ${expected}`, {
        at: { file, line: field.line, field: name },
        remedy: `Write ${name}: ${expected}; the agent is not loaded without it.`,
      });
    }
    notes.push(note(field.line, `${name} is not ${expected} and is left out`, `Write ${expected}.`));
  }
  return read;
}

/** Which of two limits holds is nothing to guess. */
function refuseTwo(fields: Record<string, Field>, names: readonly string[], file: string): void {
  const all = fieldsNamed(fields, names).flatMap(({ name, field }) =>
    [field, ...field.more].map(({ value, line }) => ({ name, value: JSON.stringify(value), line })),
  );
  const other = all.find(({ value }) => value !== all[0]?.value);
  if (other === undefined) return;
  throw new InvalidInput('it stands there twice, with two values', {
    at: { file, line: other.line, field: other.name },
    remedy: 'Keep one of them.',
  });
}

type Parts = { file: string; source: AgentSource; fields: AgentFields; lists: ToolLists; body: string };

function definition({ file, source, fields, lists, body }: Parts): AgentDefinition {
  const { name, description, memory: _, ...rest } = fields;
  const stem = file.split('/').at(-1)?.replace(/\.md$/i, '') ?? file;
  const prompt = body.trim();
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

function present(fields: Omit<AgentFields, 'name' | 'description' | 'memory'>): Partial<AgentDefinition> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
}
