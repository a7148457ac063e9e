import { GainsayError } from '../base/errors.ts';

/** What a remote agent said, in its own words: nobody vouches for any of it. */
export type RemoteAnswer = { answer: string; status: string; reason: string | null };

/** Characters; an agent's result is not longer. */
const longestAnswer = 200_000;

/** Reads the result.json of a job `ask`. Throws GainsayError, which names the field and quotes nothing of the file. */
export async function readRemoteAnswer(bytes: Buffer): Promise<RemoteAnswer> {
  const { z } = await import('../base/zod.ts');
  const schema = z.object({
    schemaVersion: z.literal(1),
    job: z.literal('ask'),
    answer: z.string().max(longestAnswer),
    status: z.string().regex(/^[a-z-]{1,40}$/),
    reason: z.string().max(2_000).nullable(),
  });
  const parsed = schema.safeParse(parse(bytes));
  if (parsed.success) return parsed.data;
  const { path = [], message = 'not valid' } = parsed.error.issues[0] ?? {};
  throw refused(`${path.join('.') || 'the document'}: ${message}`);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The parser's own words quote the file.
    throw refused('it is no JSON in UTF-8');
  }
}

function refused(why: string): GainsayError {
  return new GainsayError(`result.json of the remote agent is refused: ${why}`, {
    remedy: 'It must be as Gainsay leaves it for a prompt; name the same version in both workflows.',
  });
}
