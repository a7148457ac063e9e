import { isRecord } from '../base/record.ts';
import { oneLine, takeStart } from '../base/text.ts';
import type { Hook, HookEvent, HookPermission, HookRun, HookVerdict } from './types.ts';

const mostText = 10_000;

/**
 * What one hook says. Exit 0: its standard output counts, where that is JSON. Exit 2: it objects, and its standard error says
 * why. Anything else is a failure, which decides nothing, but for a guard that could not run at all or whose answer cannot be
 * read: that denies.
 */
export function answerOf(hook: Hook, run: HookRun): HookVerdict {
  const failure = notRun(run);
  if (failure !== null) return failed(hook, failure, deniesWhenLost(hook.event));
  if (run.exit.kind !== 'code') return failed(hook, 'did not end', deniesWhenLost(hook.event));
  if (run.exit.code === 2) return objection(hook, firstText(run.stderr, run.stdout) ?? 'it gave no reason');
  if (run.exit.code !== 0) {
    const said = firstText(run.stderr, run.stdout);
    return failed(hook, `failed with exit code ${run.exit.code}${said === null ? '' : `: ${said}`}`, false);
  }
  return spoken(hook, run);
}

export const silence: HookVerdict = {
  permission: null,
  updatedInput: null,
  objections: [],
  context: [],
  halt: null,
  notes: [],
};

/** A guard that is lost must not be a guard that agrees. */
function deniesWhenLost(event: HookEvent): boolean {
  return event === 'PreToolUse' || event === 'PermissionRequest';
}

function notRun({ exit }: HookRun): string | null {
  if (exit.kind === 'timeout') return `did not end within ${exit.afterMs / 1000} s and was stopped`;
  if (exit.kind === 'signal') return `was killed (${exit.signal})`;
  if (exit.kind === 'denied') return `could not be run: ${exit.reason}`;
  if (exit.kind === 'cancelled') return 'was stopped with the run';
  if (exit.code === 127) return 'could not be run: a command in it was not found';
  if (exit.code === 126) return 'could not be run: it is not executable or its input could not be read';
  // A shell reports a program that was killed by 128 and the signal's number.
  return exit.code > 128 && exit.code < 160 ? `was killed (signal ${exit.code - 128})` : null;
}

function failed(hook: Hook, what: string, denies: boolean): HookVerdict {
  const why = `The ${hook.event} hook ${hook.from} ${oneLine(what, 300)}`;
  if (!denies) return { ...silence, notes: [`${why}.`] };
  const reason = `${why}; what it guards is closed until it works.`;
  return { ...silence, permission: { behaviour: 'deny', reason, source: hook.source }, notes: [`${why}.`] };
}

function objection(hook: Hook, reason: string): HookVerdict {
  switch (hook.event) {
    case 'PreToolUse':
    case 'PermissionRequest':
      return { ...silence, permission: { behaviour: 'deny', reason, source: hook.source } };
    case 'PostToolUse':
    case 'PostToolUseFailure':
    case 'Stop':
    case 'SubagentStop':
    case 'PreCompact':
      return { ...silence, objections: [reason] };
    case 'SubagentStart':
    case 'SessionStart':
    case 'SessionEnd':
    case 'Notification':
      return { ...silence, notes: [`The ${hook.event} hook ${hook.from}: ${oneLine(reason, 300)}`] };
  }
}

/** Plain text is for nobody, but at the beginning, where it is context. What begins like JSON has to be JSON. */
function spoken(hook: Hook, { stdout, truncated }: HookRun): HookVerdict {
  const text = stdout.trim();
  if (!text.startsWith('{')) {
    const told = hook.event === 'SessionStart' && text !== '';
    return told ? { ...silence, context: [takeStart(text, mostText)] } : silence;
  }
  const json = truncated ? null : parsed(text);
  if (json === null)
    return failed(hook, 'printed something that is not the JSON it begins as', deniesWhenLost(hook.event));
  return verdictOf(hook, json);
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function verdictOf(hook: Hook, json: Record<string, unknown>): HookVerdict {
  const specific = isRecord(json['hookSpecificOutput']) ? json['hookSpecificOutput'] : {};
  const message = firstText(json['systemMessage']);
  const halted = json['continue'] === false;
  const base: HookVerdict = {
    ...silence,
    context: [firstText(specific['additionalContext'], json['additionalContext']) ?? []].flat(),
    halt: halted ? (firstText(json['stopReason']) ?? `the ${hook.event} hook ${hook.from} says so`) : null,
    notes: message === null ? [] : [`${hook.from}: ${oneLine(message, 500)}`],
  };
  if (hook.event === 'PreToolUse') return withPermission(base, hook, json, specific);
  if (hook.event === 'PermissionRequest') return withAnswer(base, hook, json, specific);
  if (json['decision'] !== 'block') return base;
  const { objections, notes } = objection(hook, firstText(json['reason']) ?? 'it gave no reason');
  return { ...base, objections, notes: [...base.notes, ...notes] };
}

const behaviours: Record<string, HookPermission['behaviour']> = {
  allow: 'allow',
  approve: 'allow',
  deny: 'deny',
  block: 'deny',
  ask: 'ask',
  // Whoever would decide later is a person.
  defer: 'ask',
};

function withPermission(
  base: HookVerdict,
  hook: Hook,
  json: Record<string, unknown>,
  specific: Record<string, unknown>,
): HookVerdict {
  const updated = specific['updatedInput'];
  const given = specific['permissionDecision'] ?? json['permissionDecision'] ?? json['decision'];
  const reason = firstText(specific['permissionDecisionReason'], json['reason']);
  return {
    ...base,
    permission: permissionOf(hook, given, reason),
    updatedInput: isRecord(updated) ? updated : null,
  };
}

/** `{"decision": {"behavior": "allow", "updatedInput": …}}`, or deny with a message. */
function withAnswer(
  base: HookVerdict,
  hook: Hook,
  json: Record<string, unknown>,
  specific: Record<string, unknown>,
): HookVerdict {
  const decision = specific['decision'] ?? json['decision'];
  const inner = isRecord(decision) ? decision : { behavior: decision };
  const updated = inner['updatedInput'];
  const reason = firstText(inner['message'], inner['reason'], json['reason']);
  const halt =
    inner['behavior'] === 'deny' && inner['interrupt'] === true ? (reason ?? 'a hook says so') : null;
  return {
    ...base,
    permission: permissionOf(hook, inner['behavior'], reason),
    updatedInput: isRecord(updated) ? updated : null,
    halt: base.halt ?? halt,
  };
}

function permissionOf(hook: Hook, given: unknown, reason: string | null): HookPermission | null {
  if (given === undefined || given === null) return null;
  const behaviour =
    typeof given === 'string' && Object.hasOwn(behaviours, given) ? behaviours[given] : undefined;
  const { source } = hook;
  if (behaviour !== undefined) return { behaviour, reason: reason ?? 'it gave no reason', source };
  const what = `The ${hook.event} hook ${hook.from} answered ${oneLine(JSON.stringify(given), 60)}, which is no decision`;
  return { behaviour: 'deny', reason: what, source };
}

function firstText(...values: unknown[]): string | null {
  for (const value of values) {
    if (typeof value === 'string' && value.trim() !== '') return takeStart(value.trim(), mostText);
  }
  return null;
}
