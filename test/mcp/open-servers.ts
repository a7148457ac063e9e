import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serversInSandbox } from '../../src/mcp/in-sandbox.ts';
import { readServers } from '../../src/mcp/read-servers.ts';
import { openMcpServers } from '../../src/mcp/servers.ts';
import type { McpOptions, OpenMcpServers } from '../../src/mcp/servers.ts';
import { openBare } from '../../src/sandbox/none.ts';
import type { Tool, ToolResult } from '../../src/tools/types.ts';
import { limits } from '../sandbox/contained.ts';
import { call, toolContext } from '../tools/tool-context.ts';
import { serverScript } from './server-script.ts';
import type { Script } from './server-script.ts';

export type Opened = OpenMcpServers & { folder: string };

/** The servers of an `.mcp.json` in a folder of their own, without isolation: what is shown here is not the sandbox's. */
export async function openServers(
  entries: Record<string, unknown>,
  options: Partial<McpOptions> = {},
): Promise<Opened> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gainsay-mcp-'));
  const sandbox = await openBare({ runFolder: folder });
  const { servers, diagnostics } = readServers(JSON.stringify({ mcpServers: entries }), '.mcp.json', {});
  if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  const made = openMcpServers({
    servers,
    variables: {},
    hosts: [],
    signal: new AbortController().signal,
    start: serversInSandbox({
      sandbox,
      folder: path.join(folder, 'servers'),
      repository: { root: folder, mounts: [] },
      environment: { PATH: process.env['PATH'] ?? '' },
      home: '/home',
      network: { kind: 'none' },
      limits,
    }),
    ...options,
  });
  const close = async (): Promise<void> => {
    await made.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...made, folder, close };
}

/** The entry of a scripted server. */
export function scripted(script: Script): Record<string, unknown> {
  return { command: process.execPath, args: ['-e', serverScript(script)] };
}

export async function use(
  { tools }: { tools: readonly Tool[] },
  name: string,
  { input = {}, signal = new AbortController().signal }: { input?: unknown; signal?: AbortSignal } = {},
): Promise<ToolResult> {
  const found = tools.find((tool) => tool.name === name);
  if (found === undefined) throw new Error(`no ${name} among ${tools.map((tool) => tool.name).join(', ')}`);
  return await call(found, input, toolContext({ root: '/', signal }));
}
