import type { AgentId } from '../base/ids.ts';
import { reasonOf } from '../base/reason.ts';
import { judge } from '../permission/decide.ts';
import type { PermissionRequest } from '../permission/types.ts';
import { answerOf, silence } from './answer.ts';
import type { Hook, HookInput, HookPermission, HookRun, HookRunner, HookVerdict } from './types.ts';

export type Firing = {
  hooks: readonly Hook[];
  /** What matchers are held against. */
  names: readonly string[];
  input: HookInput;
  /** Of a tool's call, for conditions. */
  call?: PermissionRequest;
  agentId: AgentId;
  /** Null: nothing can be run here, which is told as a failure of each hook. */
  runner: HookRunner | null;
  signal: AbortSignal;
};

/** Runs all hooks that an event concerns, side by side, and merges what they say. Never rejects. */
export async function fireHooks(firing: Firing): Promise<HookVerdict> {
  const concerned = concernedBy(firing);
  if (concerned.length === 0) return silence;
  const stdin = JSON.stringify(firing.input);
  const answers = await Promise.all(
    concerned.map(async (hook) => answerOf(hook, await runOne(hook, stdin, firing))),
  );
  return merged(answers);
}

/** The same command stands for one hook, however often it is written. */
function concernedBy({ hooks, names, input, call }: Firing): Hook[] {
  const concerned = hooks.filter(
    (hook) =>
      hook.event === input.hook_event_name &&
      hook.matches(names) &&
      (hook.condition === undefined || call === undefined || speaksOf(hook.condition, call)),
  );
  return [...new Map(concerned.toReversed().map((hook) => [hook.command, hook])).values()].toReversed();
}

/** As a deny rule would: also where the call only may turn out to be what the condition names. */
function speaksOf(condition: NonNullable<Hook['condition']>, call: PermissionRequest): boolean {
  const rules = { deny: [condition], ask: [], allow: [] };
  return (
    judge(call, { mode: 'bypassPermissions', rules, avoidPrompts: true, sandboxed: true }).behaviour ===
    'deny'
  );
}

async function runOne(hook: Hook, stdin: string, { agentId, runner, signal }: Firing): Promise<HookRun> {
  if (runner === null) return notRun('this job runs no commands');
  const { command: script, timeoutMs, from } = hook;
  try {
    return await runner.run({ agentId, script, stdin, timeoutMs, from }, signal);
  } catch (error) {
    return notRun(reasonOf(error));
  }
}

function notRun(reason: string): HookRun {
  return { exit: { kind: 'denied', reason }, stdout: '', stderr: '', truncated: false };
}

function merged(answers: readonly HookVerdict[]): HookVerdict {
  const rewritten = answers.map(({ updatedInput }) => updatedInput).filter((input) => input !== null);
  const conflict = rewritten.length > 1 ? ['Several hooks rewrote one input; the last of them counts.'] : [];
  return {
    permission: strictest(answers.flatMap(({ permission }) => permission ?? [])),
    updatedInput: rewritten.at(-1) ?? null,
    objections: answers.flatMap(({ objections }) => objections),
    context: answers.flatMap(({ context }) => context),
    halt: answers.find(({ halt }) => halt !== null)?.halt ?? null,
    notes: [...answers.flatMap(({ notes }) => notes), ...conflict],
  };
}

function strictest(permissions: readonly HookPermission[]): HookPermission | null {
  for (const behaviour of ['deny', 'ask', 'allow'] as const) {
    const found = permissions.filter((permission) => permission.behaviour === behaviour);
    // What settings allow counts for more than what an agent allows itself.
    const first = found.find(({ source }) => source === 'settings') ?? found[0];
    if (first) return first;
  }
  return null;
}
