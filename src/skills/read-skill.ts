import { combined, note } from '../base/diagnostic.ts';
import type { Diagnostic, Note } from '../base/diagnostic.ts';
import { GainsayError } from '../base/errors.ts';
import { faultNotes, unreadFrontmatter } from '../base/frontmatter-notes.ts';
import { readFrontmatter } from '../base/frontmatter.ts';
import { fieldsNamed } from '../base/frontmatter-names.ts';
import type { Field } from '../base/frontmatter-names.ts';
import { oneLine } from '../base/text.ts';
import { splitToolList } from '../permission/rules.ts';
import type { Skill } from './types.ts';

/** Each with the other names that are in use for it. */
const fieldNames = {
  name: ['name'],
  description: ['description'],
  whenToUse: ['when_to_use', 'whenToUse'],
  argumentHint: ['argument-hint', 'argumentHint', 'argument_hint'],
  arguments: ['arguments'],
  allowedTools: ['allowed-tools', 'allowedTools', 'allowed_tools'],
  hidden: ['disable-model-invocation', 'disableModelInvocation'],
};
/** What other programs do with a skill, and this one does not. */
const leftOut = ['model', 'hooks', 'context', 'agent'];
const known = [
  ...Object.values(fieldNames).flat(),
  ...leftOut,
  'user-invocable',
  'license',
  'metadata',
  'version',
];
const mostDescription = 1_000;

export type ReadSkill = { skill: Skill | null; diagnostic: Diagnostic | null };

/** One skill file: the skill, and what its author should know. Nothing in it is executed, also no !`command` of its body. */
export async function readSkill(file: string, text: string): Promise<ReadSkill> {
  const front = await readFrontmatter(text, { known, guards: fieldNames.hidden });
  if (front.kind === 'displaced' || front.kind === 'refused')
    return { skill: null, diagnostic: unreadFrontmatter(file, front) };
  const { fields, body } = front.kind === 'read' ? front : { fields: {}, body: text.replace(/^\ufeff/, '') };
  if (body.trim() === '')
    return { skill: null, diagnostic: broken(file, 'it says nothing', 'Write what is to be done.') };

  const notes: Note[] = front.kind === 'read' ? faultNotes(front) : [];
  const given = reader(fields, notes);
  const name = nameOf(file, given.text('name'));
  if (name === null)
    return {
      skill: null,
      diagnostic: broken(file, 'its name is not one short line', 'Write name: a-short-name.'),
    };
  const described = [given.text('description'), given.text('whenToUse')].filter((part) => part !== null);
  if (described.length === 0 && !isCommand(file))
    notes.push(note(1, 'it has no description', 'Say in description when to use it.'));
  for (const { name: left, field } of fieldsNamed(fields, leftOut))
    notes.push(
      note(field.line, `${left} is left out: the agent that reads a skill does it`, `Remove ${left}.`),
    );
  if (text.includes('\ufffd')) notes.push(note(1, 'it holds bytes that are not UTF-8', 'Save it as UTF-8.'));

  const skill: Skill = {
    name,
    description: oneLine(described.length > 0 ? described.join(' ') : firstWords(body), mostDescription),
    file,
    argumentHint: given.text('argumentHint'),
    arguments: given.words('arguments'),
    allowedTools: given.tools(file),
    forModels: given.flag('hidden') !== true,
    body: body.trim(),
  };
  return { skill, diagnostic: combined(file, notes) };
}

function broken(file: string, message: string, remedy: string): Diagnostic {
  return { file, line: 1, severity: 'error', message, remedy };
}

function isCommand(file: string): boolean {
  return file.startsWith('.claude/commands/');
}

/** What is written, else the folder of a SKILL.md; a command's file, behind the folders that it lies in. */
function nameOf(file: string, written: string | null): string | null {
  const parts = file.replace(/\.md$/i, '').split('/');
  const given = isCommand(file) ? parts.slice(2).join(':') : (written ?? parts.at(-2) ?? '');
  const name = given.trim();
  return /^[^\p{Cc}\u2028\u2029(),]{1,100}$/u.test(name) ? name : null;
}

function firstWords(body: string): string {
  const line = body.split('\n').find((text) => /[\p{L}\p{N}]/u.test(text)) ?? '';
  return line.replace(/^#+\s*/, '');
}

type Key = keyof typeof fieldNames;

/** Fields of a skill; one that cannot be used is left out, with a note. */
function reader(fields: Record<string, Field>, notes: Note[]) {
  const get = (key: Key): { name: string; field: Field } | null => {
    const found = fieldsNamed(fields, fieldNames[key])[0];
    return found === undefined || found.field.value === null ? null : found;
  };
  const odd = ({ name, field }: { name: string; field: Field }, expected: string): void => {
    notes.push(note(field.line, `${name} is not ${expected}`, `Write ${expected}.`));
  };
  return {
    text(key: Key): string | null {
      const found = get(key);
      if (found === null) return null;
      const { value, text } = found.field;
      // `[issue] [branch]` is a hint, and to YAML a list.
      if (Array.isArray(value)) return `[${value.map(String).join(', ')}]`;
      if (typeof value === 'string') return value.trim();
      if (typeof value === 'number' || typeof value === 'boolean') return text ?? String(value);
      odd(found, 'a text');
      return null;
    },
    words(key: Key): string[] {
      const found = get(key);
      if (found === null) return [];
      const { value } = found.field;
      const list: unknown[] = Array.isArray(value)
        ? value
        : typeof value === 'string'
          ? value.split(/[\s,]+/)
          : [];
      const names = list.filter((entry) => typeof entry === 'string' && /^[A-Za-z_]\w*$/.test(entry));
      if (names.length < list.length || list.length === 0) odd(found, 'a list of names');
      return names.map(String);
    },
    tools(file: string): string[] {
      const found = get('allowedTools');
      if (found === null) return [];
      const { name, field } = found;
      const list: unknown[] = Array.isArray(field.value) ? field.value : [field.value];
      try {
        return list.flatMap((entry) => {
          if (typeof entry !== 'string') throw new GainsayError('no text', { remedy: '' });
          return splitToolList(betweenCommas(entry), { file, line: field.line, field: name });
        });
      } catch (error) {
        if (!(error instanceof GainsayError)) throw error;
        odd(found, 'a list of tools');
        return [];
      }
    },
    /** What is neither yes nor no counts as yes: it keeps something from happening. */
    flag(key: Key): boolean | null {
      const found = get(key);
      if (found === null) return null;
      const { value } = found.field;
      if (value === false || value === 'false' || value === 'no') return false;
      if (value !== true && value !== 'true' && value !== 'yes') odd(found, 'true or false');
      return true;
    },
  };
}

/** Spaces outside of parentheses part tools as well. */
function betweenCommas(text: string): string {
  return text.replaceAll(/\s+(?![^()]*\))/g, ',');
}
