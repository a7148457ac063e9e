import path from 'node:path';
import type { ChangedFile } from '../evidence/types/change.ts';
import { briefIn } from './brief.ts';
import type { Brief, ExploreRole } from './brief.ts';
import { filesIn, glob, grepFiles, read, textIn } from './calls.ts';
import { asJsonBlock } from './findings.ts';
import type { Finding } from './findings.ts';
import { risksOf } from './risks.ts';
import type { Move, Playbook, Reply } from './types.ts';

type Search = Generator<Move, Finding[], Reply>;

const searches: Record<ExploreRole, (brief: Brief) => Search> = { touches, tests, risks };

/** Answers one of the three questions of a verify job by searching, and reports what it found as findings. */
export const explore: Playbook = function* (task) {
  const brief = briefIn(task);
  const role = brief.role ?? 'touches';
  const findings = yield* searches[role](brief);
  const lines = findings.map((finding) => `- ${sentence(finding)}`);
  return [`${titles[role]}: ${findings.length} found.`, ...lines, asJsonBlock('findings', findings)].join(
    '\n',
  );
};

const titles: Record<ExploreRole, string> = {
  touches: 'What the change touches',
  tests: 'Which tests and commands exist',
  risks: 'Where it could break',
};

/** At most this many changed files are searched for: each costs a search over the whole tree. */
const searchedFiles = 12;

function* touches(brief: Brief): Search {
  const sources = changedSources(brief).slice(0, searchedFiles);
  if (sources.length === 0) return yield* claimed(brief);
  const reply = yield {
    kind: 'call',
    say: 'Searching for what imports the changed files.',
    calls: sources.map((file) => grepFiles(importOf(file.path))),
  };
  return sources.flatMap((file, index) =>
    filesIn(reply.results[index])
      .filter((found) => found !== file.path && !looksLikeTest(found))
      .slice(0, 10)
      .map((found): Finding => ({ kind: 'importer', path: found, of: file.path })),
  );
}

/** Where only tests change: the sources that they import, by reading them. */
function* claimed(brief: Brief): Search {
  const changed = brief.change.files.filter((file) => file.kind === 'test' && file.status !== 'deleted');
  const files = changed.slice(0, searchedFiles);
  if (files.length === 0) return [];
  const opened = yield {
    kind: 'call',
    say: 'Reading what the changed tests import.',
    calls: files.map(({ path: file }) => read(file)),
  };
  const wanted = files.flatMap((file, index) =>
    importsIn(textIn(opened.results[index])).map((name) => ({
      by: file.path,
      target: path.posix.join(path.posix.dirname(file.path), name).replace(/\.[cm]?[jt]sx?$/, ''),
    })),
  );
  if (wanted.length === 0) return [];
  const found = yield { kind: 'call', calls: wanted.map(({ target }) => glob(`${target}{.*,/index.*}`)) };
  return wanted.flatMap(({ by }, index) =>
    filesIn(found.results[index])
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !looksLikeTest(file))
      .slice(0, 1)
      .map((file): Finding => ({ kind: 'importer', path: by, of: file })),
  );
}

/** Relative specifiers of imports, requires and re-exports; at most ten. */
function importsIn(text: string): string[] {
  const found = text.matchAll(/(?:from|import|require)\s*\(?\s*['"](\.{1,2}\/[^'"\n]{1,200})['"]/g);
  return [...new Set([...found].map((match) => match[1] ?? ''))].slice(0, 10);
}

function* tests(brief: Brief): Search {
  const sources = changedSources(brief).slice(0, searchedFiles);
  const changed = brief.change.files.filter((file) => file.kind === 'test' && file.status !== 'deleted');
  const reply = yield {
    kind: 'call',
    say: 'Looking for tests of the changed files, and for the scripts that the own commands need.',
    calls: [
      read('package.json'),
      ...sources.map((file) => glob(`**/*${stem(file.path)}*.{js,cjs,mjs,jsx,ts,cts,mts,tsx}`)),
      ...sources.map((file) => grepFiles(importOf(file.path))),
    ],
  };
  const scripts = scriptsIn(textIn(reply.results[0]));
  const found = new Map<string, Finding>();
  for (const file of changed) found.set(file.path, test(file.path, file.path, 'changed'));
  sources.forEach((file, index) => {
    const importing = filesIn(reply.results[1 + sources.length + index]).filter(looksLikeTest);
    const named = filesIn(reply.results[1 + index]).filter(looksLikeTest);
    for (const path of importing) if (!found.has(path)) found.set(path, test(path, file.path, 'imports it'));
    for (const path of named)
      if (!found.has(path)) found.set(path, test(path, file.path, 'is named after it'));
  });
  return [...[...found.values()].slice(0, 40), ...ownCommands(brief, scripts)];
}

function* risks(brief: Brief): Search {
  const sources = changedSources(brief).slice(0, searchedFiles);
  if (sources.length === 0) return [];
  const reply = yield {
    kind: 'call',
    say: 'Reading the changed lines.',
    calls: sources.map((file) => read(file.path)),
  };
  return sources.flatMap((file, index) => risksOf(file, textIn(reply.results[index])));
}

function changedSources(brief: Brief): ChangedFile[] {
  return brief.change.files.filter(
    (file) => file.kind === 'source' && file.status !== 'deleted' && !file.binary,
  );
}

/** A command that names a package script is only worth running when head still has that script. */
function ownCommands(brief: Brief, scripts: Set<string>): Finding[] {
  return brief.ownCommands
    .filter(({ command }) => {
      const script = /^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]+)/.exec(command)?.[1];
      return script === undefined || scripts.size === 0 || scripts.has(script);
    })
    .map(({ kind, ...own }): Finding => ({ kind: 'command', check: kind, ...own }));
}

function scriptsIn(manifest: string): Set<string> {
  try {
    const parsed: unknown = JSON.parse(manifest);
    const scripts =
      typeof parsed === 'object' && parsed !== null && 'scripts' in parsed ? parsed.scripts : null;
    return new Set(typeof scripts === 'object' && scripts !== null ? Object.keys(scripts) : []);
  } catch {
    return new Set();
  }
}

function test(file: string, of: string, why: string): Finding {
  return { kind: 'test', path: file, of, why };
}

/** An import, require or re-export whose specifier ends in the file's name (or its folder's, for an index file). */
function importOf(file: string): string {
  return `(from|import|require)\\s*\\(?\\s*['"][^'"]*\\b${escape(stem(file))}(/index)?(\\.[cm]?[jt]sx?)?['"]`;
}

function stem(file: string): string {
  const name = path.posix.basename(file).replace(/\.[^.]+$/, '');
  return name === 'index'
    ? path.posix.basename(path.posix.dirname(path.posix.resolve('/', file))) || name
    : name;
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function looksLikeTest(file: string): boolean {
  return /(^|\/)(tests?|__tests__|specs?|e2e)\/|[.-](test|spec)\.[cm]?[jt]sx?$|(^|\/)test[.-]/.test(file);
}

function sentence(finding: Finding): string {
  switch (finding.kind) {
    case 'importer':
      return `${finding.path} imports ${finding.of}`;
    case 'test':
      return finding.path === finding.of
        ? `${finding.path} is a test that changed`
        : `${finding.path} tests ${finding.of}: ${finding.why}`;
    case 'command':
      return `${finding.check}: ${finding.command} (${finding.from})`;
    case 'risk':
      return `${finding.path}${finding.line ? `:${finding.line}` : ''} ${finding.risk}: ${finding.why}`;
  }
}
