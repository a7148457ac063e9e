export type PermissionMode =
  | 'default'
  | 'plan'
  | 'acceptEdits'
  | 'bypassPermissions'
  | 'dontAsk'
  | 'auto'
  | 'bubble';

/** `Tool` or `Tool(specifier)`, with where it was written. */
export type Rule = { tool: string; specifier?: string; source: RuleSource; text: string };
export type RuleSource = 'input' | 'settings' | 'session' | 'job' | 'policy';
export type Rules = { deny: Rule[]; ask: Rule[]; allow: Rule[] };

export type PermissionState = {
  mode: PermissionMode;
  rules: Rules;
  /** Nobody can answer: ask becomes deny. */
  avoidPrompts: boolean;
  /** Commands run in a proven sandbox, so that Bash, Suite and Check are allowed but for deny rules. */
  sandboxed: boolean;
};

export type PermissionRequest = { tool: string; input: unknown; readOnly: boolean };

export type Decision = { behaviour: 'allow' } | { behaviour: 'deny'; reason: string };

export type Denial = { agentId: string; tool: string; summary: string; reason: string };
