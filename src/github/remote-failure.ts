import { GainsayError } from '../base/errors.ts';
import { failureOf, headersOf } from './failure.ts';
import type { KnownRun } from './workflow-runs.ts';

// What can go wrong with an agent in a workflow run of its own, each with what to do about it.

type Where = { workflow: string; ref: string };

export function notStarted(cause: unknown, { workflow, ref }: Where): GainsayError {
  const { kind, message } = failureOf(cause);
  const remedies: Record<typeof kind, string> = {
    forbidden: 'Give the job the permission `actions: write`; a fork and Dependabot never have it.',
    gone: `Commit .github/workflows/${workflow} to the default branch, and give the token \`actions: write\`.`,
    invalid: `${workflow} must have the event workflow_dispatch with the inputs prompt, agent and correlation on ${ref}, and be enabled.`,
    'rate-limited': `Start fewer agents at once, or try again later${retryAfter(cause)}.`,
    'unknown-outcome': 'Try again later.',
  };
  return new GainsayError(`The workflow ${workflow} was not started on ${ref}: ${message}`, {
    remedy: remedies[kind],
    cause,
  });
}

function retryAfter(cause: unknown): string {
  const seconds = Number(headersOf(cause)['retry-after']);
  return seconds > 0 ? ` (after ${seconds} s)` : '';
}

export function tooMuch(most: number): GainsayError {
  return new GainsayError(`A remote agent's prompt may have ${most} characters, not more`, {
    remedy: 'Say less; name files of the repository instead of quoting them.',
  });
}

export function severalRuns(ids: number[]): GainsayError {
  return new GainsayError(`Runs ${ids.join(', ')} bear the name of one dispatch`, {
    remedy: 'Nothing says which counts: let nobody else start runs under that name.',
  });
}

export function notFound({ workflow }: Where, afterMs: number): GainsayError {
  return new GainsayError(`No run of ${workflow} shows the name of its dispatch within ${afterMs / 1000} s`, {
    remedy: `Let ${workflow} have the line: run-name: Gainsay agent \${{ inputs.correlation }}`,
  });
}

export function notSucceeded({ id, conclusion }: KnownRun, url: string): GainsayError {
  return new GainsayError(`The remote run ${id} ended with ${conclusion ?? 'no conclusion'}`, {
    remedy: `Read its log: ${url}`,
  });
}

export function nothingLeft(artifact: { name: string; entry: string }, url: string): GainsayError {
  return new GainsayError(`The remote run left no artifact ${artifact.name}`, {
    remedy: `Let the workflow upload ${artifact.entry} alone under that name. Its log: ${url}`,
  });
}

export function tooLong(
  { workflow }: Where,
  limitMs: number,
  run: { id: number; url: string } | null,
): GainsayError {
  const which = run === null ? `The run of ${workflow}` : `The remote run ${run.id}`;
  return new GainsayError(`${which} did not end within ${limitMs / 1000} s and was cancelled`, {
    remedy: `Give the agent less to do, or more time.${run === null ? '' : ` Its log: ${run.url}`}`,
  });
}
