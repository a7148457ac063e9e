import { narrower } from '../permission/modes.ts';
import type { PermissionMode, PermissionState, Rule } from '../permission/types.ts';
import { ruleOf } from './tool-forms.ts';
import type { AgentRunParams } from './types.ts';

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
  const mode = inherits ? above : own === 'bubble' ? narrower(own, above) : own;
  return narrower(mode, ceiling);
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
