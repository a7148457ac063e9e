import { analyseShell } from './shell.ts';
import { deniedPart, namedFiles, notAllowedPart } from './bash-rules.ts';
import { pathCovered, sameFamily, takesPaths } from './path-rules.ts';
import { named } from './named.ts';
import { canonicalTool } from './rules.ts';
import { unasked } from './unasked.ts';
import { literal } from './shell-words.ts';
import type { Decision, PermissionRequest, PermissionState, Rule } from './types.ts';

/** What rules and mode say before it is known whether anybody can be asked. `by`: whether a rule wants it to be asked. */
export type Judgement = Decision | { behaviour: 'ask'; by: 'rule' | 'mode'; reason: string };

/** Whether a call may run: deny rules, then ask rules, then allow rules, then the mode. Pure. A reason tells the model what it can do. */
export function decide(request: PermissionRequest, state: PermissionState): Decision {
  const judgement = judge(request, state);
  if (judgement.behaviour !== 'ask') return judgement;
  return unasked(judgement.reason, state);
}

/** As `decide`, for callers that can ask. */
export function judge(request: PermissionRequest, state: PermissionState): Judgement {
  const call = { ...request, tool: canonicalTool(request.tool) };
  for (const rule of state.rules.deny) {
    const part = restricted(call, rule);
    if (part !== null)
      return {
        behaviour: 'deny',
        reason: `The rule deny ${rule.text} covers ${part}. Do it another way or leave it.`,
      };
  }
  if (state.mode === 'plan' && changes(call))
    return { behaviour: 'deny', reason: `${call.tool} changes something, and this agent only plans.` };
  for (const rule of state.rules.ask) {
    const part = restricted(call, rule);
    if (part !== null)
      return { behaviour: 'ask', by: 'rule', reason: `The rule ask ${rule.text} covers ${part}` };
  }
  const refused = notAllowed(call, state.rules.allow);
  return refused === null ? { behaviour: 'allow' } : byMode(call, state, refused);
}

// ---------------------------------------------------------------- deny and ask: does the rule possibly speak of this call?

/** The part of the call that the rule covers, in words; null when it does not speak of it. */
function restricted(call: PermissionRequest, rule: Rule): string | null {
  const { specifier } = rule;
  const command = commandOf(call);
  if (command !== null && rule.tool === 'Bash' && specifier !== undefined)
    return deniedPart(command, specifier);
  if (call.tool === 'Bash' && takesPaths(rule.tool) && specifier !== undefined)
    return deniedFile(command ?? '', rule.tool, specifier);
  if (!speaksOf(rule.tool, call.tool)) return null;
  if (specifier === undefined) return call.tool;
  if (takesPaths(call.tool)) {
    const file = pathOf(call.input);
    return file !== null && pathCovered(file, specifier, 'loosely') ? file : null;
  }
  if (named(call, specifier, 'loosely') === false) return null;
  if (call.tool === 'Check') return deniedPart(command ?? '', specifier);
  // A restriction whose specifier nobody here understands holds for the whole tool.
  return call.tool;
}

function deniedFile(script: string, ruleTool: string, specifier: string): string | null {
  const writing = !sameFamily('Read', ruleTool);
  for (const { word, access } of namedFiles(analyseShell(script))) {
    const text = literal(word);
    if (text === null || (writing && access === 'read')) continue;
    if (pathCovered(text, specifier, 'loosely')) return text;
  }
  return null;
}

// ---------------------------------------------------------------- allow: does a rule surely speak of this call?

/** Null when a rule allows the call, else why not. */
function notAllowed(call: PermissionRequest, rules: Rule[]): string | null {
  const speaking = rules.filter(
    (rule) => speaksOf(rule.tool, call.tool) || (call.tool === 'Check' && rule.tool === 'Bash'),
  );
  if (speaking.some((rule) => rule.specifier === undefined)) return null;
  const specifiers = speaking.map((rule) => rule.specifier ?? '');
  const command = commandOf(call);
  if (command !== null)
    return specifiers.length === 0
      ? `no rule allows ${call.tool}`
      : notAllowedPart(command, specifiers, (target) => mayWrite(target, rules));
  if (takesPaths(call.tool)) {
    const file = pathOf(call.input) ?? '';
    return specifiers.some((specifier) => pathCovered(file, specifier, 'strictly'))
      ? null
      : `no rule allows ${call.tool} on ${file}`;
  }
  if (specifiers.some((specifier) => named(call, specifier, 'strictly') === true)) return null;
  return `no rule allows ${call.tool}`;
}

function mayWrite(target: string, rules: Rule[]): boolean {
  return (
    target !== '' &&
    rules.some(
      (rule) =>
        sameFamily(rule.tool, 'Write') &&
        rule.specifier !== undefined &&
        pathCovered(target, rule.specifier, 'strictly'),
    )
  );
}

// ---------------------------------------------------------------- mode: what holds where no rule speaks

const commandTools = new Set(['Bash', 'Suite', 'Check']);

function byMode(call: PermissionRequest, state: PermissionState, refused: string): Judgement {
  if (state.mode === 'bypassPermissions') return { behaviour: 'allow' };
  // The sandbox, not a rule, bounds what commands can do. Outside of one even reading is a matter of rules.
  if (commandTools.has(call.tool)) {
    if (state.sandboxed) return { behaviour: 'allow' };
    const reason = `${refused}, and commands run here without a sandbox${allowedInstead(call.tool, state)}`;
    return state.mode === 'dontAsk'
      ? { behaviour: 'deny', reason: `${reason}.` }
      : { behaviour: 'ask', by: 'mode', reason };
  }
  if (call.readOnly) return { behaviour: 'allow' };
  if (state.mode === 'acceptEdits' && sameFamily('Edit', call.tool)) return { behaviour: 'allow' };
  if (state.mode === 'dontAsk')
    return {
      behaviour: 'deny',
      reason: `${refused}, and what is not allowed is denied here (${state.mode})${allowedInstead(call.tool, state)}.`,
    };
  return { behaviour: 'ask', by: 'mode', reason: refused };
}

/** Suites and checks run the project's own code in rooms that are thrown away; a shell is somebody's to write with. */
function changes({ tool, readOnly }: PermissionRequest): boolean {
  return !readOnly && (tool === 'Bash' || !commandTools.has(tool));
}

function allowedInstead(tool: string, state: PermissionState): string {
  const rules = state.rules.allow.filter((rule) => speaksOf(rule.tool, tool)).map((rule) => rule.text);
  return rules.length === 0 ? '' : `; allowed: ${rules.slice(0, 10).join(', ')}`;
}

// ---------------------------------------------------------------- what a call is about

function speaksOf(ruleTool: string, tool: string): boolean {
  if (ruleTool === '*' || sameFamily(ruleTool, tool)) return true;
  // `mcp__server` and `mcp__server__*` speak of all tools of a server.
  const server = ruleTool.replace(/__\*$/, '');
  return server.startsWith('mcp__') && tool.startsWith(`${server}__`);
}

function commandOf(call: PermissionRequest): string | null {
  if (call.tool !== 'Bash' && call.tool !== 'Check') return null;
  return field(call.input, 'command') ?? '';
}

function pathOf(input: unknown): string | null {
  return field(input, 'file_path') ?? field(input, 'notebook_path') ?? field(input, 'path');
}

function field(input: unknown, name: string): string | null {
  const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
  return typeof value === 'string' ? value : null;
}
