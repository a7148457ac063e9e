import path from 'node:path';
import { headAndTail } from '../base/truncation.ts';
import type { ProjectFiles } from './project-files.ts';

/** Instructions as an agent reads them; `notes` says what is not among them. */
type Instructions = { text: string | null; files: string[]; notes: string[] };

export type RepositoryInstructions = {
  /** Of the repository as a whole. */
  root(): Promise<Instructions>;
  /** What folders on the way to a file add, the outermost first; those of the root are not among them. */
  forPath(file: string): Promise<Instructions>;
};

const names = ['CLAUDE.md', 'AGENTS.md'];
const deepestImport = 5;
const mostFiles = 40;
const mostChars = 40_000;
const mostFolders = 30;

/**
 * CLAUDE.md and AGENTS.md of a commit that is trusted: its text is not normalised. `@path` outside of code brings another file of
 * the repository along, relative to the file that says so, five deep; links are not followed, and nothing is brought twice.
 */
export function openInstructions(files: ProjectFiles): RepositoryInstructions {
  const known = new Map<string, Promise<Instructions>>();
  const once = (key: string, starts: string[]): Promise<Instructions> => {
    const made = known.get(key) ?? gather(files, starts);
    known.set(key, made);
    return made;
  };
  return {
    root: () => once('', [...names, '.claude/CLAUDE.md']),
    async forPath(file) {
      const parts = path.posix.normalize(file).split('/').slice(0, -1);
      if (parts[0] === '' || parts[0] === '..') return { text: null, files: [], notes: [] };
      const folders = parts.slice(0, mostFolders).map((_, index) => parts.slice(0, index + 1).join('/'));
      const told = await Promise.all(
        folders.map((folder) =>
          once(
            folder,
            names.map((name) => `${folder}/${name}`),
          ),
        ),
      );
      const texts = told.flatMap(({ text }) => text ?? []);
      return {
        text: texts.length === 0 ? null : texts.join('\n\n'),
        files: told.flatMap((one) => one.files),
        notes: told.flatMap((one) => one.notes),
      };
    },
  };
}

type Gathered = { sections: string[]; seen: Set<string>; files: string[]; notes: string[] };

async function gather(files: ProjectFiles, starts: string[]): Promise<Instructions> {
  const gathered: Gathered = { sections: [], seen: new Set(), files: [], notes: [] };
  for (const start of starts) await bring(files, start, { depth: 0, by: null }, gathered);
  const whole = gathered.sections.join('\n\n');
  const { text, omitted } = headAndTail(whole, { maxChars: mostChars, headShare: 1 });
  if (omitted > 0) gathered.notes.push(`of the instructions ${omitted} characters are left out`);
  return { text: whole === '' ? null : text, files: gathered.files, notes: gathered.notes };
}

/** One file, then those that it names. Resolves false where there is no such file. */
async function bring(
  files: ProjectFiles,
  file: string,
  { depth, by }: { depth: number; by: string | null },
  gathered: Gathered,
): Promise<boolean> {
  if (gathered.seen.has(file)) return true;
  const text = await files.read(file);
  if (text === null) return false;
  gathered.seen.add(file);
  if (gathered.files.length === mostFiles) {
    gathered.notes.push(`${by ?? file}: more than ${mostFiles} files; ${file} is left out`);
    return true;
  }
  if (text.trim() !== '') {
    gathered.files.push(file);
    gathered.sections.push(`# ${file}${by === null ? '' : ` (brought by ${by})`}\n\n${text.trim()}`);
  }
  for (const { wanted, alone } of importsIn(text)) {
    const note = await importFrom(files, { file, wanted, alone, depth }, gathered);
    if (note !== null) gathered.notes.push(`${file}: @${wanted} ${note}`);
  }
  return true;
}

/** Why an import brings nothing, or null: a word of prose that begins with @ is none. */
async function importFrom(
  files: ProjectFiles,
  { file, wanted, alone, depth }: { file: string; wanted: string; alone: boolean; depth: number },
  gathered: Gathered,
): Promise<string | null> {
  const meant = alone || /\.md$/i.test(wanted);
  if (/^[~/\\]/.test(wanted)) return meant ? 'is outside the repository' : null;
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), wanted));
  if (target.startsWith('..')) return 'is outside the repository';
  if (depth === deepestImport) return meant ? `is more than ${deepestImport} imports deep` : null;
  const found = await bring(files, target, { depth: depth + 1, by: file }, gathered);
  return found || !meant ? null : 'is no file of the repository';
}

/** `alone`: the line holds nothing else, so that it can mean nothing else. */
function importsIn(text: string): { wanted: string; alone: boolean }[] {
  const prose = text
    .replaceAll(/^[ \t]*(```+|~~~+)[\s\S]*?(?:^[ \t]*\1[^\n]*$|$(?![\s\S]))/gm, '')
    .replaceAll(/`[^`\n]*`/g, '');
  return prose.split('\n').flatMap((line) =>
    [...line.matchAll(/(?<=^|[\s(])@([^\s@`'"<>()]+)/g)].slice(0, 20).map(([word, name = '']) => ({
      wanted: name.replace(/[.,;:!?]+$/, ''),
      alone: line.replace(/^\s*[-*+]\s+/, '').trim() === word,
    })),
  );
}
