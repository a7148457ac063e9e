import type { HookPermission } from '../hooks/types.ts';
import type { Judgement } from '../permission/decide.ts';
import type { PermissionState, Rule } from '../permission/types.ts';
import { settle } from './asking.ts';
import type { Answer, Asking } from './asking.ts';
import type { RunTool } from './tools.ts';

/** What was said about the call before it is judged. */
export type Said = {
  /** By PreToolUse hooks. */
  hooks?: HookPermission | null;
  /** Whoever was asked has allowed the call, with another input: it is judged once more and not asked again. */
  answered?: boolean;
};

export type Permit = (
  call: { tool: RunTool; input: unknown; toolUseId: string },
  said?: Said,
) => Promise<Answer>;

/**
 * Judges one call. Forms such as `Bash(git log:*)` in the definition narrow further: in `tools` they are all that the
 * agent may do with that tool, in `disallowedTools` they are denied. What rules and mode leave to be asked is settled by
 * hooks, classifier and person, in that order. Rules and their shell parser load with the first call.
 */
export function createPermit(permissions: () => PermissionState, asking: Asking): Permit {
  return async (call, said = {}) => {
    const state = permissions();
    const judgement = await judged(call, state, said);
    if (judgement.behaviour !== 'ask') return judgement;
    return said.answered === true
      ? { behaviour: 'allow' }
      : await settle(judgement, { ...call, state, said, asking });
  };
}

/** Deny beats ask beats allow, whether rules, the definition's forms or hooks say so. */
async function judged(
  { tool: { tool, only, never }, input }: { tool: RunTool; input: unknown },
  state: PermissionState,
  { hooks = null }: Said,
): Promise<Judgement> {
  if (hooks?.behaviour === 'deny') return { behaviour: 'deny', reason: hooks.reason };
  const { judge } = await import('../permission/decide.ts');
  const granted = hooks?.behaviour === 'allow' && hooks.source === 'settings' ? [grant(tool.name)] : [];
  const rules = {
    ...state.rules,
    deny: [...state.rules.deny, ...never],
    allow: [...state.rules.allow, ...granted],
  };
  const request = { tool: tool.name, input, readOnly: tool.readOnly(input) };
  const judgement = judge(request, { ...state, rules });
  if (judgement.behaviour === 'deny') return judgement;
  if (only.length > 0) {
    const narrow = { deny: [], ask: [], allow: only };
    const bare: PermissionState = { mode: 'dontAsk', rules: narrow, avoidPrompts: true, sandboxed: false };
    if (judge({ ...request, readOnly: false }, bare).behaviour !== 'allow') {
      const allowed = only.map(({ text }) => text).join(', ');
      return { behaviour: 'deny', reason: `This agent may use ${tool.name} only as ${allowed}.` };
    }
  }
  return hooks?.behaviour === 'ask' && judgement.behaviour === 'allow'
    ? { behaviour: 'ask', by: 'rule', reason: `A hook wants it to be asked: ${hooks.reason}` }
    : judgement;
}

/** What a hook of the settings allows is allowed as by a rule of the settings. */
function grant(tool: string): Rule {
  return { tool, source: 'settings', text: `${tool} (a hook)` };
}
