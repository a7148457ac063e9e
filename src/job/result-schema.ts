import { z } from '../base/zod.ts';
import type { Comparison } from '../evidence/types/suites.ts';
import type { SandboxLevel } from '../sandbox/types.ts';

// What is read of a result.json that another job made: what a report shows, each string and each list bounded. Fields
// that nobody reads are dropped unread. Written by `renderDocument`.

const word = z.string().max(200);
const sentence = z.string().max(20_000);
const name = z.string().max(4_000);
const sha = z.string().regex(/^[0-9a-f]{40}$/);
const count = z.int().min(0).max(1e9);
/** GitHub's numbers have long passed what 32 bits hold. */
const number = z.int().min(0);
const ids = z.array(word).max(10_000);

const reasons = z.array(z.object({ text: sentence, evidence: ids })).max(10_000);

const finding = z.object({
  severity: z.enum(['failure', 'warning', 'advice']),
  title: sentence,
  detail: sentence,
  file: name.optional(),
  line: count.optional(),
  tests: z.array(sentence).max(100_000),
  evidence: ids,
  reproduce: sentence.optional(),
});

const call = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('PASS'), shown: z.enum(['demonstrated', 'exercised']) }),
  z.object({ verdict: z.literal('FAIL') }),
  z.object({
    verdict: z.literal('INCONCLUSIVE'),
    because: z.enum(['unproven', 'obstructed', 'not-run']),
  }),
]);

const levels = {
  bubblewrap: 'bubblewrap',
  'bubblewrap-root': 'bubblewrap-root',
  'separate-user': 'separate-user',
  none: 'none',
} satisfies { [level in SandboxLevel]: level };

const counts = z.object({
  'still-passes': count,
  fixed: count,
  regressed: count,
  'still-fails': count,
  'new-passes': count,
  'new-fails': count,
  vanished: count,
  renamed: count,
  skipped: count,
  flaky: count,
} satisfies Record<keyof Comparison['counts'], typeof count>);

/** Names which change, which run: compared with what GitHub says, never believed. */
const about = z.object({
  repository: name,
  pullRequest: number.nullable(),
  run: number,
});

export const resultSchema = z.object({
  schemaVersion: z.literal(1),
  about,
  call,
  headline: sentence,
  reasons,
  findings: z.array(finding).max(10_000),
  passed: reasons,
  notVerified: z.array(sentence).max(10_000),
  change: z.object({ base: sha, head: sha }),
  sandbox: z.enum(levels),
  model: word,
  costUsd: z.number().min(0).max(1e6).nullable(),
  startedAt: word,
  durationMs: z.number().min(0).max(1e9),
  comparisons: z
    .array(
      z.object({
        role: z.enum(['across-change', 'tests-over-base', 'base-tests-over-head', 'merge']),
        before: word,
        after: word,
        counts,
        complete: z.boolean(),
      }),
    )
    .max(1_000),
});
