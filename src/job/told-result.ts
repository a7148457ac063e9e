import { GainsayError } from '../base/errors.ts';
import { isRecord } from '../base/record.ts';
import type { VerifyResult } from './types.ts';

/** A result that another job made, and what it says it is about. */
export type ToldResult = {
  about: { repository: string; pullRequest: number | null; run: number };
  result: VerifyResult;
};

/**
 * Reads the bytes of a result.json that nobody vouches for. Throws GainsayError, which names the field and quotes nothing
 * of the file.
 */
export async function readToldResult(bytes: Buffer): Promise<ToldResult> {
  const document = parse(bytes);
  const { resultSchema } = await import('./result-schema.ts');
  // The verdict is one tagged value here; in the file its fields stand side by side with the rest.
  const parsed = resultSchema.safeParse({ ...document, call: document });
  if (!parsed.success) {
    const { path = [], message = 'not valid' } = parsed.error.issues[0] ?? {};
    throw refused(`${path.filter((part) => part !== 'call').join('.') || 'the document'}: ${message}`);
  }
  const { about, call, change, comparisons, ...told } = parsed.data;
  const verdict = {
    headline: told.headline,
    reasons: told.reasons,
    passed: told.passed,
    notVerified: told.notVerified,
  };
  const findings = told.findings.map(({ file, line, reproduce, ...finding }) => ({
    ...finding,
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
    ...(reproduce !== undefined && { reproduce }),
  }));
  const { verdict: word, ...more } = call;
  return {
    about,
    result: {
      job: 'verify',
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the union of the schema, its tag renamed
      verdict: { call: word, ...more, ...verdict, findings } as VerifyResult['verdict'],
      input: {
        ...noInput,
        evidence: {
          ...noEvidence,
          change: { ...change, merge: null, files: [], class: 'source' },
          sandbox: told.sandbox,
          comparisons: comparisons.map((seen) => ({ ...seen, changes: [], incompleteBecause: [] })),
        },
      },
      agents: [],
      model: told.model,
      costUsd: told.costUsd,
      startedAt: told.startedAt,
      durationMs: told.durationMs,
      evidenceDir: '',
      excerpts: {},
    },
  };
}

/** What a report could show besides: it stands with the evidence of the run that made the result. */
const noEvidence = { programs: [], records: [], prepared: [], suites: [], checks: [], mutants: [] };
const noInput = {
  agents: [],
  modelCall: null,
  confirmed: [],
  plan: [],
  notices: [],
  steps: [],
  obstructions: [],
};

function parse(bytes: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isRecord(value)) return value;
  } catch {
    // The parser's own words quote the file.
  }
  throw refused('it is no JSON object in UTF-8');
}

function refused(why: string): GainsayError {
  return new GainsayError(`result.json is refused: ${why}`, {
    remedy: 'It must be as Gainsay of the same version left it; name the same version in both workflows.',
  });
}
