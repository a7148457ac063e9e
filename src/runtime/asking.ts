import { deadline, race } from '../base/abort.ts';
import type { AgentId } from '../base/ids.ts';
import { reasonOf } from '../base/reason.ts';
import type { HookPermission } from '../hooks/types.ts';
import type { Judgement } from '../permission/decide.ts';
import type { Decision, PermissionState } from '../permission/types.ts';
import { unasked } from '../permission/unasked.ts';
import type { Classified } from './classifier.ts';
import type { Said } from './permit.ts';
import type { RunHooks } from './run-hooks.ts';
import type { RunTool } from './tools.ts';
import type { AskPerson } from './types.ts';

/** Allowed, perhaps with another input, which has yet to be judged; or denied. */
export type Answer = { behaviour: 'allow'; updatedInput?: unknown } | (Decision & { behaviour: 'deny' });

/** Who can answer, for one run. */
export type Asking = {
  agentId: AgentId;
  agentType: string;
  hooks: RunHooks;
  /** Null where the classifier is switched off. */
  classify: ((tool: string, input: unknown) => Promise<Classified>) | null;
  askPerson?: AskPerson | undefined;
  signal: AbortSignal;
};

type Question = Judgement & { behaviour: 'ask' };

type Matter = {
  tool: RunTool;
  input: unknown;
  toolUseId: string;
  state: PermissionState;
  said: Said;
  asking: Asking;
};

/** A person who does not answer has not allowed it. */
const patienceMs = 10 * 60_000;

/** Hooks, then the classifier, then a person; what nobody allows is denied. */
export async function settle(question: Question, matter: Matter): Promise<Answer> {
  const { state, said, asking } = matter;
  if (state.mode === 'dontAsk')
    return { behaviour: 'deny', reason: `${question.reason}; nothing is asked here (dontAsk).` };
  if (said.hooks && answers(said.hooks, question, state)) return { behaviour: 'allow' };
  return (
    (await byHooks(question, matter)) ??
    (await byClassifier(question, matter)) ??
    (await byPerson(question, matter, asking)) ??
    unasked(question.reason, state)
  );
}

/** An agent's own hook speaks where its mode alone wants to ask, and never in the classifier's place. */
function answers({ behaviour }: HookPermission, { by }: Question, { mode }: PermissionState): boolean {
  return behaviour === 'allow' && by === 'mode' && mode !== 'auto';
}

async function byHooks(
  question: Question,
  { tool, input, toolUseId, state, asking }: Matter,
): Promise<Answer | null> {
  const { permission, updatedInput } = await asking.hooks.onPermission({ tool: tool.tool, input, toolUseId });
  if (permission?.behaviour === 'deny') return { behaviour: 'deny', reason: permission.reason };
  if (permission?.behaviour !== 'allow') return null;
  // It answers in a person's place: also what a rule wants to be asked, if the settings say so.
  if (permission.source === 'agent' && !answers(permission, question, state)) return null;
  return updatedInput === null ? { behaviour: 'allow' } : { behaviour: 'allow', updatedInput };
}

/** Judges what no rule decides. In `auto` its word is the last; in `bubble` a person hears what it cannot decide. */
async function byClassifier(
  { by, reason }: Question,
  { tool, input, state, asking }: Matter,
): Promise<Answer | null> {
  const { mode } = state;
  if (by === 'rule' || (mode !== 'auto' && mode !== 'bubble')) return null;
  if (mode === 'bubble' && asking.classify === null) return null;
  const classified = (await asking.classify?.(tool.tool.name, input)) ?? {
    verdict: 'undecided',
    reason: 'no classifier is switched on',
  };
  if (classified.verdict === 'allow') return { behaviour: 'allow' };
  if (classified.verdict === 'undecided' && mode === 'bubble') return null;
  return {
    behaviour: 'deny',
    reason: `${reason}, and the automatic check does not allow it: ${classified.reason}.`,
  };
}

async function byPerson(
  { reason }: Question,
  { tool: { tool }, input, state }: Matter,
  { agentId, agentType, hooks, askPerson, signal }: Asking,
): Promise<Answer | null> {
  if (state.avoidPrompts || askPerson === undefined) return null;
  await hooks.notify('permission_prompt', `${agentType} asks for permission to use ${tool.name}`);
  const patience = deadline(patienceMs, signal);
  try {
    const question = { agentId, agentType, tool: tool.name, input, reason };
    return await race(askPerson(question, patience.signal), patience.signal);
  } catch (error) {
    return {
      behaviour: 'deny',
      reason: `${reason}; it needs approval and got no answer (${reasonOf(error)}).`,
    };
  } finally {
    patience.dispose();
  }
}
