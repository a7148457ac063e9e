import { execFileSync } from 'node:child_process';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gainsay, openPlace, type Place } from './gainsay.ts';
import type { Ended } from './program.ts';

/** What a repository brings, as it stands at the trusted commit. */
const files: Record<string, string> = {
  'one.js': 'export const one = 1;\n',
  'secret.txt': 'hidden\n',
  'CLAUDE.md': 'Always be brief.\n',
  'packages/a/CLAUDE.md': 'Here count from zero.\n',
  'packages/a/a.js': 'export const a = 0;\n',
  '.claude/agents/reviewer.md':
    '---\nname: reviewer\ndescription: Reviews.\ntools: Read, Grep\nskills: release\n---\nYou review.\n',
  '.claude/agents/broken.md': '---\nname: broken\ndescription: x\nmaxTurns: many\n---\nx\n',
  '.claude/skills/release/SKILL.md':
    '---\nname: release\ndescription: How to release.\n---\nTag $ARGUMENTS.\n',
  '.claude/guard.sh': 'grep -q forbidden && { echo "guarded" >&2; exit 2; }; exit 0\n',
  '.claude/settings.json': JSON.stringify({
    permissions: { deny: ['Read(secret.txt)'], allow: ['mcp__echo'] },
    hooks: {
      PreToolUse: [
        {
          matcher: 'Bash',
          hooks: [{ type: 'command', command: 'bash "$CLAUDE_PROJECT_DIR/.claude/guard.sh"' }],
        },
      ],
    },
  }),
  '.mcp.json': JSON.stringify({ mcpServers: { echo: { command: 'node', args: ['server.mjs'] } } }),
  'server.mjs': `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  const result =
    method === 'initialize' ? { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'e', version: '1' } }
    : method === 'tools/list' ? { tools: [{ name: 'say', inputSchema: { type: 'object', properties: { text: { type: 'string' } } } }] }
    : { content: [{ type: 'text', text: 'said ' + params.arguments.text }] };
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n');
}
`,
};

let place: Place;
let ended: Ended;
/** Of the conversation, in call order. */
let results: string[];
/** First messages of the agent that the repository wrote. */
let reviewer: string;
/** The file that an agent made in its worktree. */
let kept = '';

beforeAll(async () => {
  place = await openPlace();
  const repository = path.join(place.folder, 'repository');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(repository, name)), { recursive: true });
    await writeFile(path.join(repository, name), text);
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: repository });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  // What is not at the trusted commit counts for nothing.
  git('switch', '--quiet', '--create', 'change');
  await writeFile(path.join(repository, '.claude/settings.json'), '{"permissions":{"allow":["Read"]}}');
  git('commit', '--quiet', '--all', '--message', 'two');
  const calls = [
    { tool: 'Agent', input: { description: 'review', prompt: 'review', subagent_type: 'reviewer' } },
    { tool: 'Bash', input: { command: 'echo forbidden' } },
    { tool: 'Bash', input: { command: 'echo fine' } },
    { tool: 'Read', input: { file_path: 'secret.txt' } },
    { tool: 'mcp__echo__say', input: { text: 'hello' } },
    { tool: 'Skill', input: { skill: 'release', args: 'v1' } },
    {
      tool: 'Agent',
      input: { description: 'edit', prompt: 'edit', subagent_type: 'general-purpose', isolation: 'worktree' },
    },
  ];
  const reads = { tool: 'Read', input: { file_path: 'packages/a/a.js' } };
  const script = [
    { agent: 'lead', reply: [...calls, reads, reads] },
    { agent: 'reviewer', reply: [{ text: 'looks fine' }] },
    { agent: 'general-purpose', reply: [{ tool: 'Bash', input: { command: 'echo new > two.js' } }] },
    { agent: 'general-purpose', reply: [{ text: 'edited' }] },
    { agent: 'lead', reply: [{ text: 'Done.' }] },
  ].map((entry) => JSON.stringify(entry));
  const file = await place.file('script.jsonl', script.join('\n'));
  ended = await gainsay(
    place,
    ['ask', 'Try it.', '--model', `scripted:${file}`, '--json', '--base', 'main'],
    {
      cwd: repository,
    },
  );
  const { evidenceDir, branches } = JSON.parse(ended.stdout);
  const transcripts = await readAgents(evidenceDir);
  results = transcripts['lead']?.results ?? [];
  reviewer = transcripts['reviewer']?.told ?? '';
  kept = git('show', `${branches[0]}:two.js`).toString();
}, 120_000);

afterAll(() => place.remove());

describe('what a repository brings at the trusted commit', () => {
  it('is its agents, with their skills and the instructions', () => {
    expect(results[0]).toContain('looks fine');
    expect(reviewer).toContain('Always be brief.');
    expect(reviewer).toContain('Tag');
    const nested = results.slice(7).filter((result) => result.includes('Here count from zero.'));
    expect([results.length, nested.length]).toEqual([9, 1]);
  });

  it('is its hooks and its rules, whatever the change says', () => {
    expect(results[1]).toBe('Denied: guarded');
    expect(results[2]).toContain('fine');
    expect(results[3]).toContain('The rule deny Read(secret.txt)');
  });

  it('is its MCP servers, as far as rules allow them, and its skills', () => {
    expect(results[4]).toContain('said hello');
    expect(results[5]).toContain('Tag v1.');
  });

  it('what an agent did in a worktree is on a branch; what did not load is told', () => {
    expect(results[6]).toContain('edited');
    expect(kept).toBe('new\n');
    const { notes, patch } = JSON.parse(ended.stdout);
    expect(patch).toBe(null);
    expect(notes.join('\n')).toContain('.claude/agents/broken.md:4: (maxTurns): it is not');
  });
});

type Transcript = Record<string, { told: string; results: string[] }>;

async function readAgents(folder: string): Promise<Transcript> {
  const found: Transcript = {};
  const names = await readdir(path.join(folder, 'agents'));
  for (const name of names.filter((name) => name.endsWith('.jsonl'))) {
    const lines = (await readFile(path.join(folder, 'agents', name), 'utf8')).trim().split('\n');
    const events = lines.map((line) => JSON.parse(line).event);
    const type: string = events.find((event) => event.type === 'agent-started').agentType;
    const blocks = events.flatMap((event) => (event.type === 'message' ? event.message.content : []));
    found[type] = {
      told: blocks.map((block) => block.text ?? '').join('\n'),
      results: blocks.flatMap((block) => (block.type === 'tool_result' ? [block.content] : [])),
    };
  }
  return found;
}
