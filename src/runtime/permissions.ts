import type { Decision, PermissionMode, PermissionState, Rule } from '../permission/types.ts';
import { ruleOf } from './tool-forms.ts';
import type { RunTool } from './tools.ts';
import type { AgentRunParams } from './types.ts';

/** Narrowest first. A definition may narrow; it never goes beyond the job's ceiling. */
const width: Record<PermissionMode, number> = {
  plan: 0,
  dontAsk: 1,
  bubble: 2,
  default: 2,
  auto: 3,
  acceptEdits: 4,
  bypassPermissions: 5,
};

export function narrower(one: PermissionMode, other: PermissionMode): PermissionMode {
  return width[other] < width[one] ? other : one;
}

/** A parent in one of these modes has been trusted with it: its children are in it too. */
const cascading: readonly PermissionMode[] = ['bypassPermissions', 'acceptEdits', 'auto'];

/** A view of the parent's live state, evaluated at every decision: what changes above holds here at once. */
export function overlayPermissions(params: AgentRunParams): () => PermissionState {
  return () => {
    const state = params.parent.permissions();
    const mode = cascade(params, state.mode);
    return {
      ...state,
      mode,
      avoidPrompts: state.avoidPrompts || avoidsPrompts(params, mode),
      rules: { ...state.rules, allow: scopedAllow(params.allowedTools, state.rules.allow) },
    };
  };
}

/** `bubble` asks further up what its parent would have to ask: it is never wider than that. */
function cascade({ definition, parent }: AgentRunParams, above: PermissionMode): PermissionMode {
  const ceiling = parent.permissionCeiling ?? above;
  const own = definition.permissionMode;
  const inherits =
    own === undefined || (cascading.includes(above) && definition.fixedPermissionMode !== true);
  const mode = inherits || (own === 'bubble' && width[above] < width.bubble) ? above : own;
  return width[mode] > width[ceiling] ? ceiling : mode;
}

function avoidsPrompts(params: AgentRunParams, mode: PermissionMode): boolean {
  if (params.canShowPermissionPrompts !== undefined) return !params.canShowPermissionPrompts;
  return mode === 'bubble' ? false : params.isAsync;
}

function scopedAllow(allowedTools: string[] | undefined, above: Rule[]): Rule[] {
  if (allowedTools === undefined) return above;
  const granted = allowedTools.flatMap((text) => ruleOf(text) ?? []);
  return [...above.filter(({ source }) => source !== 'session'), ...granted];
}

export type Permit = (tool: RunTool, input: unknown) => Promise<Decision>;

/**
 * Judges one call. Forms such as `Bash(git log:*)` in the definition narrow further: in `tools` they are all that the
 * agent may do with that tool, in `disallowedTools` they are denied. Rules and their shell parser load with the first call.
 */
export function createPermit(permissions: () => PermissionState): Permit {
  return async ({ tool, only, never }, input) => {
    const { decide } = await import('../permission/decide.ts');
    const state = permissions();
    const rules = { ...state.rules, deny: [...state.rules.deny, ...never] };
    const request = { tool: tool.name, input, readOnly: tool.readOnly(input) };
    const decision = decide(request, { ...state, rules });
    if (decision.behaviour === 'deny' || only.length === 0) return decision;
    const narrow: PermissionState = {
      mode: 'dontAsk',
      rules: { deny: [], ask: [], allow: only },
      avoidPrompts: true,
      sandboxed: false,
    };
    if (decide({ ...request, readOnly: false }, narrow).behaviour === 'allow') return decision;
    const allowed = only.map(({ text }) => text).join(', ');
    return { behaviour: 'deny', reason: `This agent may use ${tool.name} only as ${allowed}.` };
  };
}
