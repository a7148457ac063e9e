import type { AgentId } from '../base/ids.ts';
import { oneLine, takeStart } from '../base/text.ts';
import { readHooks } from '../hooks/read.ts';
import { refuseLostGuards } from '../hooks/settings.ts';
import { toolNames } from '../hooks/matcher.ts';
import type { Hook, HookEvent, HookPermission, HookVerdict } from '../hooks/types.ts';
import type { UserMessage } from '../model/types.ts';
import type { PermissionState } from '../permission/types.ts';
import type { Tool, ToolResult } from '../tools/types.ts';
import type { Extension } from './extension.ts';
import { textBlock } from './reminders.ts';
import { transcriptFile } from './transcript.ts';
import type { AgentHost, AgentRunParams, HookRegistry } from './types.ts';

/** A tool's call as hooks are told of it. */
type HookedCall = { tool: Tool; input: unknown; toolUseId: string };

/** The events of one run, told to the hooks that hold for it. Nothing here rejects. */
export type RunHooks = {
  /** PreToolUse. */
  beforeTool(
    call: HookedCall,
  ): Promise<{ permission: HookPermission | null; updatedInput: unknown; context: string[] }>;
  /** PostToolUse or PostToolUseFailure: what the model is told besides the result. */
  afterTool(call: HookedCall, result: ToolResult): Promise<string[]>;
  /** PermissionRequest: an answer in a person's place. */
  onPermission(call: HookedCall): Promise<{ permission: HookPermission | null; updatedInput: unknown }>;
  /** SubagentStart: leading messages. */
  begins(): Promise<UserMessage[]>;
  /** Stop or SubagentStop, when the agent is about to end: why it should go on, or null. */
  stops(lastText: string): Promise<string | null>;
  /** For ends that no hook can hold up; tells nobody who has been told. */
  ended(lastText: string): Promise<void>;
  /** PreCompact: why the history should stay as it is, or null. */
  beforeCompaction(trigger: 'auto' | 'manual'): Promise<string | null>;
  /** Notification. */
  notify(type: string, message: string): Promise<void>;
  /** A hook has said that the run is to stop; null while none has. */
  readonly halted: string | null;
};

/** How often in a row hooks may keep an agent from ending. */
const mostStops = 5;
const mostNotes = 20;
/** Of a tool's result that a hook is shown. */
const mostShown = 64 * 1024;

/**
 * Step 9: the definition's hooks, for as long as the run. Its `Stop` is a sub-agent's. Under strict policy only built-in,
 * plugin and policy agents bring any. `notes` grows while the run goes on.
 *
 * @throws InvalidInput for a guard that cannot be read.
 */
export function registerHooks(
  params: AgentRunParams,
  self: { agentId: AgentId; agentType: string },
  run: { permissions: () => PermissionState; signal: AbortSignal },
): Extension<RunHooks> & { close(): void } {
  const registry = params.parent.hooks;
  const { hooks, notes } = ownHooks(params);
  registry?.register(self.agentId, hooks);
  const brought = createRunHooks({ ...run, ...self, params, registry, notes });
  return { brought, notes, close: () => registry?.remove(self.agentId) };
}

function ownHooks({ definition, parent, isMain = false }: AgentRunParams): {
  hooks: Hook[];
  notes: string[];
} {
  const { file = definition.type, type, source } = definition;
  if (definition.hooks === undefined || definition.hooks === null) return { hooks: [], notes: [] };
  const strict = parent.gates?.strictPlugins.includes('hooks') === true;
  if (strict && (source === 'project' || source === 'user'))
    return {
      hooks: [],
      notes: [`${type}: its hooks are left out; here only plugins and policies bring hooks.`],
    };
  const place = { file, source: 'agent', under: ['hooks'], lineOf: () => 1 } as const;
  const { hooks, diagnostics } = readHooks(definition.hooks, place);
  refuseLostGuards(diagnostics);
  const notes = diagnostics.map(({ message, remedy }) => `${type}: ${message}. ${remedy}`);
  return {
    hooks: hooks.map((hook) => (isMain || hook.event !== 'Stop' ? hook : { ...hook, event: 'SubagentStop' })),
    notes,
  };
}

type Telling = {
  agentId: AgentId;
  agentType: string;
  params: AgentRunParams;
  registry: HookRegistry | undefined;
  permissions: () => PermissionState;
  signal: AbortSignal;
  notes: string[];
};

function createRunHooks(telling: Telling): RunHooks {
  const { params, agentType } = telling;
  const state: { halted: string | null; stops: number; told: boolean } = {
    halted: null,
    stops: 0,
    told: false,
  };

  async function tell(
    event: HookEvent,
    names: string[],
    fields: object,
    call?: HookedCall,
  ): Promise<HookVerdict | null> {
    const verdict = await fire(telling, event, { names, fields, call });
    if (verdict === null) return null;
    for (const note of verdict.notes) keepNote(telling.notes, note);
    state.halted ??= verdict.halt;
    return verdict;
  }

  const tellEnd = async (lastText: string, active: boolean) => {
    state.told = true;
    const fields = { stop_hook_active: active, last_assistant_message: lastText };
    const event = params.isMain === true ? 'Stop' : 'SubagentStop';
    return await tell(event, [agentType], { ...fields, agent_transcript_path: transcriptOf(telling) });
  };

  return {
    async beforeTool(call) {
      const verdict = await tell('PreToolUse', toolNames(call.tool), callFields(call), call);
      return verdict ?? { permission: null, updatedInput: null, context: [] };
    },
    async afterTool(call, result) {
      const failed = { error: oneLine(result.content, 2_000), is_interrupt: telling.signal.aborted };
      const event = result.isError ? 'PostToolUseFailure' : 'PostToolUse';
      const fields = result.isError ? failed : { tool_response: responseOf(result) };
      const verdict = await tell(event, toolNames(call.tool), { ...callFields(call), ...fields }, call);
      return [...(verdict?.objections ?? []), ...(verdict?.context ?? [])];
    },
    async onPermission(call) {
      const verdict = await tell('PermissionRequest', toolNames(call.tool), callFields(call), call);
      return verdict ?? { permission: null, updatedInput: null };
    },
    async begins() {
      if (params.isMain === true) return [];
      const verdict = await tell('SubagentStart', [agentType], {});
      return (verdict?.context ?? []).map((text) => ({ role: 'user', content: [textBlock(text)] }));
    },
    async stops(lastText) {
      const verdict = await tellEnd(lastText, state.stops > 0);
      if (verdict === null || state.halted !== null || verdict.objections.length === 0) return null;
      state.stops += 1;
      if (state.stops > mostStops) {
        keepNote(telling.notes, `A hook kept the agent from ending ${mostStops} times; then it was let go.`);
        return null;
      }
      return verdict.objections.join('\n\n');
    },
    async ended(lastText) {
      if (!state.told && !telling.signal.aborted) await tellEnd(lastText, true);
    },
    async beforeCompaction(trigger) {
      const verdict = await tell('PreCompact', [trigger], { trigger, custom_instructions: '' });
      const wishes = [...(verdict?.context ?? []), ...(verdict?.objections ?? [])];
      return wishes.length === 0 ? null : wishes.join('\n\n');
    },
    async notify(type, message) {
      await tell('Notification', [type], { notification_type: type, message, title: 'Gainsay' });
    },
    get halted() {
      return state.halted;
    },
  };
}

type Fired = { names: string[]; fields: object; call: HookedCall | undefined };

/** Null where no hook waits for the event: nothing is loaded or written then. */
async function fire(
  telling: Telling,
  event: HookEvent,
  { names, fields, call }: Fired,
): Promise<HookVerdict | null> {
  const { registry, agentId, agentType, permissions, signal } = telling;
  const hooks = (registry?.of(agentId) ?? []).filter((hook) => hook.event === event);
  if (registry === undefined || hooks.length === 0 || signal.aborted) return null;
  const { fireHooks } = await import('../hooks/fire.ts');
  const input = {
    session_id: registry.sessionId,
    transcript_path: transcriptOf(telling),
    cwd: registry.runner?.root ?? '',
    permission_mode: permissions().mode,
    hook_event_name: event,
    agent_id: agentId,
    agent_type: agentType,
    ...fields,
  };
  const request = call && { tool: call.tool.name, input: call.input, readOnly: false };
  const { runner } = registry;
  return await fireHooks({
    hooks,
    names,
    input,
    agentId,
    runner,
    signal,
    ...(request ? { call: request } : {}),
  });
}

function transcriptOf({ params, agentId }: { params: { parent: AgentHost }; agentId: AgentId }): string {
  return transcriptFile(params.parent.runFolder, agentId);
}

function callFields({ tool, input, toolUseId }: HookedCall): object {
  return { tool_name: tool.name, tool_input: input, tool_use_id: toolUseId };
}

/** The structured twin of the result where it is small, and always its text. */
function responseOf({ content, data, isError }: ToolResult): object {
  const text = { content: takeStart(content, mostShown), is_error: isError };
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return text;
  return JSON.stringify(data).length > mostShown ? text : { ...data, ...text };
}

function keepNote(notes: string[], note: string): void {
  if (notes.length < mostNotes && !notes.includes(note)) notes.push(note);
}
