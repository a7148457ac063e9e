import type { Node } from 'yaml';
import { nestsTooDeep } from '../../base/yaml-depth.ts';

export type WorkflowStep = {
  run: string;
  /** Relative to the repository's root. */
  workingDirectory: string;
  /** 1-based line of `run:`. */
  line: number;
  /** Variables of the surroundings that hold secrets. */
  secretNames: string[];
};

/** The `run:` steps of a workflow that read no secret themselves. A file that is no workflow has none. */
export async function workflowSteps(text: string): Promise<WorkflowStep[]> {
  if (await nestsTooDeep(text)) return [];
  const { isMap, isScalar, isSeq, LineCounter, parseDocument } = await import('yaml');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: false, prettyErrors: false });
  if (document.errors.length > 0 || !isMap(document.contents) || /(?:^|\s)[*][\w-]+/m.test(text)) return [];

  const child = (node: unknown, key: string): unknown => (isMap(node) ? node.get(key, true) : undefined);
  const stringOf = (node: unknown): string | null =>
    isScalar(node) && typeof node.value === 'string' ? node.value : null;
  const secretsIn = (node: unknown): string[] =>
    isMap(node)
      ? node.items.flatMap(({ key, value }) =>
          isScalar(key) && typeof key.value === 'string' && readsSecret(stringOf(value)) ? [key.value] : [],
        )
      : [];
  const folderIn = (node: unknown) =>
    stringOf(child(child(child(node, 'defaults'), 'run'), 'working-directory'));
  const lineOf = (node: unknown) => lineCounter.linePos((isScalar(node) ? rangeOf(node) : null) ?? 0).line;

  const steps: WorkflowStep[] = [];
  const jobs = child(document.contents, 'jobs');
  for (const { value: job } of isMap(jobs) ? jobs.items : []) {
    const list = child(job, 'steps');
    for (const step of isSeq(list) ? list.items : []) {
      const run = child(step, 'run');
      const script = stringOf(run);
      const shell = stringOf(child(step, 'shell'));
      const folder =
        stringOf(child(step, 'working-directory')) ?? folderIn(job) ?? folderIn(document.contents) ?? '.';
      if (script === null || (shell !== null && !/^(?:bash|sh)\b/.test(shell)) || !isPlainFolder(folder))
        continue;
      if (readsSecret(script) || secretsIn(child(step, 'env')).length > 0) continue;
      steps.push({
        run: script,
        workingDirectory: folder.replace(/^\.\/|\/$/g, '') || '.',
        line: lineOf(run),
        secretNames: [document.contents, job].flatMap((node) => secretsIn(child(node, 'env'))),
      });
    }
  }
  return steps;
}

function readsSecret(text: string | null): boolean {
  return text !== null && /\bsecrets\s*[.[]|\bgithub\s*\.\s*token\b|\bGITHUB_TOKEN\b/.test(text);
}

function isPlainFolder(folder: string): boolean {
  return !folder.includes('${{') && !folder.startsWith('/') && !folder.split('/').includes('..');
}

function rangeOf(node: Node): number | null {
  return node.range?.[0] ?? null;
}
