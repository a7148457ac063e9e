import { z } from 'zod';

/** What an Explore agent found, in the form in which Plan reads it, whichever model wrote it. */
const finding = z.discriminatedUnion('kind', [
  /** `path` uses the changed file `of`. */
  z.object({ kind: z.literal('importer'), path: z.string(), of: z.string() }),
  /** A test file that exercises the changed file `of`. */
  z.object({ kind: z.literal('test'), path: z.string(), of: z.string(), why: z.string() }),
  /** A command of the repository's own that builds, lints or type-checks. */
  z.object({
    kind: z.literal('command'),
    check: z.enum(['build', 'lint', 'typecheck']),
    command: z.string(),
    directory: z.string().default('.'),
    from: z.string(),
  }),
  /** A changed place that could break, and how. */
  z.object({
    kind: z.literal('risk'),
    path: z.string(),
    line: z.number().int().positive().optional(),
    risk: z.enum(['boundary', 'concurrency', 'state', 'security', 'errors']),
    why: z.string(),
  }),
]);

export type Finding = z.infer<typeof finding>;

const planItem = z.object({
  id: z.string().regex(/^P\d{1,3}$/),
  title: z.string().max(300),
  /** What the Verification playbook plays for it; a real model reads the title alone. */
  attack: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('tests'), files: z.array(z.string()) }),
      z.object({ kind: z.literal('mutants'), files: z.array(z.string()) }),
      z.object({ kind: z.literal('repeat'), files: z.array(z.string()) }),
      z.object({ kind: z.literal('shuffle') }),
      z.object({ kind: z.literal('locale') }),
      z.object({ kind: z.literal('twice') }),
      z.object({
        kind: z.literal('command'),
        check: z.enum(['build', 'lint', 'typecheck']),
        command: z.string(),
        directory: z.string(),
        from: z.string(),
      }),
    ])
    .optional(),
});

export type PlanItem = z.infer<typeof planItem>;

/** Findings in the last fenced `json` block of an Explore agent's answer; entries that do not fit are left out. */
export function findingsIn(text: string): Finding[] {
  return entriesIn(text, 'findings').flatMap((entry) => {
    const parsed = finding.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Items of a plan: from its `json` block, else from lines that begin with `P1:`. At most 40. */
export function planItemsIn(text: string): PlanItem[] {
  const items = entriesIn(text, 'items').flatMap((entry) => {
    const parsed = planItem.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
  if (items.length > 0) return items.slice(0, 40);
  const lines = [...text.matchAll(/^[ \t*#-]*(P\d{1,3})\**[ \t]*[:.)—-][ \t]*\**(.{3,300}?)\**[ \t\r]*$/gm)];
  const byId = new Map(lines.map((match) => [match[1] ?? '', { id: match[1] ?? '', title: match[2] ?? '' }]));
  return [...byId.values()].slice(0, 40);
}

export function asJsonBlock(key: 'findings' | 'items', entries: unknown[]): string {
  return ['```json', JSON.stringify({ [key]: entries }), '```'].join('\n');
}

function entriesIn(text: string, key: string): unknown[] {
  const blocks = [...text.matchAll(/^```json\s*\n([\s\S]*?)^```/gm)].toReversed();
  for (const block of blocks) {
    const value = parseJson(block[1] ?? '');
    const entries = Array.isArray(value) ? value : isRecord(value) ? value[key] : undefined;
    if (Array.isArray(entries)) return entries;
  }
  return [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
