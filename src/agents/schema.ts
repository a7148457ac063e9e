import type { z } from 'zod';
import type { PermissionMode } from '../permission/types.ts';

/** What the front matter of an agent file says, apart from its tool lists, which are read by themselves. */
export type AgentFields = {
  name?: string | undefined;
  description?: string | undefined;
  model?: string | undefined;
  permissionMode?: PermissionMode | undefined;
  maxTurns?: number | undefined;
  skills?: string[] | undefined;
  mcpServers?: unknown[] | undefined;
  requiredMcpServers?: string[] | undefined;
  hooks?: unknown;
  color?: string | undefined;
  background?: boolean | undefined;
  isolation?: 'worktree' | 'remote' | undefined;
  effort?: 'low' | 'medium' | 'high' | undefined;
  initialPrompt?: string | undefined;
  memory?: 'project' | 'user' | 'local' | undefined;
};

type FieldRule = {
  names: string[];
  schema: z.ZodType;
  /** It limits the agent: a value that cannot be used keeps the agent from loading instead of leaving it without the limit. */
  restricts: boolean;
  /** What would be right. */
  expected: string;
};

export type FieldRules = Record<keyof AgentFields, FieldRule>;

/** One rule a field; the first name is the one it goes by, the others are in common use. Made once. */
export function fieldRules(): Promise<FieldRules> {
  made ??= makeFieldRules();
  return made;
}

let made: Promise<FieldRules> | undefined;

async function makeFieldRules(): Promise<FieldRules> {
  const { z } = await import('../base/zod.ts');
  const text = z.union([z.string(), z.number(), z.boolean()]).transform((value) => String(value).trim());
  const line = text.pipe(z.string().regex(/^[^\p{Cc}\u2028\u2029]{1,200}$/u));
  const words = z
    .union([z.string().transform((value) => value.split(/[,\n]/)), z.array(z.string())])
    .transform((list) =>
      list.map((entry) => entry.replace(/^\s*-\s/, '').trim()).filter((entry) => entry !== ''),
    );
  const flag = z.union([
    z.boolean(),
    z.enum(['true', 'false', 'yes', 'no']).transform((value) => /true|yes/.test(value)),
  ]);
  const entry = z.record(z.string(), z.unknown());
  const entries = z.array(entry);
  const servers = z.union([
    z.array(z.unknown()),
    z
      .record(z.string(), z.unknown())
      .transform((byName) => Object.entries(byName).map(([name, config]) => ({ [name]: config }))),
    z.string().transform((value) => value.split(',').map((name) => name.trim())),
  ]);
  return {
    name: { names: ['name'], schema: line, restricts: true, expected: 'one line' },
    description: { names: ['description'], schema: text, restricts: false, expected: 'a text' },
    model: {
      names: ['model'],
      schema: line,
      restricts: false,
      expected: 'inherit, haiku, sonnet, opus or a model id',
    },
    permissionMode: {
      names: ['permissionMode', 'permission-mode', 'permission_mode'],
      schema: z.enum(['default', 'plan', 'acceptEdits', 'bypassPermissions', 'dontAsk', 'auto', 'bubble']),
      restricts: true,
      expected: 'default, plan, acceptEdits, bypassPermissions, dontAsk, auto or bubble',
    },
    maxTurns: {
      names: ['maxTurns', 'max_turns', 'max-turns'],
      schema: z
        .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
        .pipe(z.int().min(1).max(10_000)),
      restricts: true,
      expected: 'a number from 1',
    },
    skills: { names: ['skills'], schema: words, restricts: false, expected: 'a list of names' },
    mcpServers: {
      names: ['mcpServers', 'mcp_servers', 'mcp-servers'],
      schema: servers,
      restricts: false,
      expected: 'a list of servers',
    },
    requiredMcpServers: {
      names: ['requiredMcpServers', 'required_mcp_servers', 'required-mcp-servers'],
      schema: words,
      restricts: true,
      expected: 'a list of names',
    },
    // Hooks may guard: losing them would widen what the agent can do.
    hooks: {
      names: ['hooks'],
      schema: z.union([z.record(z.string(), z.union([entries, entry])), entries, z.null()]),
      restricts: true,
      expected: 'hooks by event',
    },
    color: { names: ['color', 'colour'], schema: line, restricts: false, expected: 'a colour' },
    background: { names: ['background'], schema: flag, restricts: false, expected: 'true or false' },
    isolation: {
      names: ['isolation'],
      schema: z.enum(['worktree', 'remote']),
      restricts: true,
      expected: 'worktree or remote',
    },
    effort: {
      names: ['effort'],
      schema: z.enum(['low', 'medium', 'high']),
      restricts: false,
      expected: 'low, medium or high',
    },
    initialPrompt: {
      names: ['initialPrompt', 'initial_prompt'],
      schema: text,
      restricts: false,
      expected: 'a text',
    },
    memory: {
      names: ['memory'],
      schema: z.enum(['project', 'user', 'local']),
      restricts: false,
      expected: 'project, user or local',
    },
  };
}

/** Names under which people write which tools an agent may have, and which it may not. The first of each is the right one. */
export const toolListNames = {
  allowed: ['tools', 'allowedTools', 'allowed-tools', 'allowed_tools', 'allowTools', 'tool'],
  denied: [
    'disallowedTools',
    'disallowed-tools',
    'disallowed_tools',
    'deniedTools',
    'denied-tools',
    'denyTools',
    'blockedTools',
  ],
};
