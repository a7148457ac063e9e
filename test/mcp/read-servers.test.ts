import { describe, expect, it } from 'vitest';
import { readServers } from '../../src/mcp/read-servers.ts';
import { fc } from '../property.ts';

const read = (text: string, variables = {}) => readServers(text, '.mcp.json', variables);

const file = `{
  "mcpServers": {
    "db": {
      "command": "\${BIN:-node}",
      "args": ["server.js", "--port=\${PORT}", 7],
      "env": { "TOKEN": "\${DB_TOKEN}", "EMPTY": "\${EMPTY:-none}" }
    },
    "api": { "type": "http", "url": "https://\${HOST}/mcp", "headers": { "Authorization": "Bearer \${DB_TOKEN}" } },
    "lost": {
      "command": "node",
      "env": { "KEY": "\${HOME}" }
    },
    "old": { "type": "sse", "url": "https://example.com/sse" },
    "odd": { "command": ["node"] },
    "off": { "command": "node", "disabled": true },
    "out": { "command": "node", "cwd": "../elsewhere" },
    "d.b": { "command": "node" },
    "d b": { "command": "node" },
    "file": { "url": "file:///etc/passwd" },
    "in": { "url": "https://me:secret@example.com/" },
    "__": { "command": "node" },
    "db2": { "command": "one" },
    "db2": { "command": "two" }
  }
}`;

describe('.mcp.json', () => {
  it('gives each server that can be used, with its variables put in', () => {
    const { servers } = read(file, { PORT: '8', DB_TOKEN: 't-1', HOST: 'mcp.example.com', EMPTY: '' });
    const db = { name: 'db', prefix: 'mcp__db', kind: 'stdio', cwd: '.' };
    expect(servers).toEqual([
      { ...db, argv: ['node', 'server.js', '--port=8', '7'], env: { TOKEN: 't-1', EMPTY: 'none' } },
      {
        name: 'api',
        prefix: 'mcp__api',
        kind: 'http',
        url: 'https://mcp.example.com/mcp',
        headers: { Authorization: 'Bearer t-1' },
      },
      { ...db, name: 'd.b', prefix: 'mcp__d_b', argv: ['node'], env: {} },
      { ...db, name: 'db2', prefix: 'mcp__db2', argv: ['two'], env: {} },
    ]);
  });

  it('says of each other entry where it stands, what is wrong and what to do', () => {
    const { diagnostics } = read(file, { PORT: '8', DB_TOKEN: 't-1', HOST: 'mcp.example.com', EMPTY: '' });
    expect(diagnostics.map(({ line, field, severity }) => `${line} ${field} ${severity}`)).toEqual([
      '11 mcpServers.lost.env.KEY error',
      '13 mcpServers.old.type error',
      '14 mcpServers.odd.command error',
      '15 mcpServers.off.disabled info',
      '16 mcpServers.out.cwd error',
      '18 mcpServers.d b error',
      '19 mcpServers.file.url error',
      '20 mcpServers.in.url error',
      '21 mcpServers.__ error',
      '23 mcpServers.db2 info',
    ]);
    expect(diagnostics[0]).toMatchObject({
      file: '.mcp.json',
      message: '${HOME} is not among the variables that servers get',
      remedy: 'List HOME in the configuration and set it, or write ${NAME:-default}.',
    });
    expect(diagnostics.filter(({ remedy }) => remedy === '')).toEqual([]);
  });

  it.each([
    ['{"mcpServers": {}', 1, 'it is not JSON'],
    ['{\n  "mcpServers": {\n    "a": { "command": "x", }\n  }\n}', 3, 'it is not JSON'],
    ['[]', 1, 'it is not an object'],
    ['{\n"other": 1,\n"mcpServers": []}', 3, 'mcpServers is not an object'],
  ])('that cannot be read as a whole is one diagnostic: %j', (text, line, message) => {
    const { servers, diagnostics } = read(text);
    expect(servers).toEqual([]);
    expect(diagnostics).toMatchObject([
      { line, severity: 'error', message: expect.stringContaining(message) },
    ]);
  });

  it('may hold the servers alone, with a byte order mark and Windows line ends', () => {
    const { servers } = read('\ufeff{\r\n"gitlab": {\r\n"url": "https://gitlab.com/mcp"}}');
    expect(servers).toMatchObject([{ name: 'gitlab', kind: 'http' }]);
  });

  it('gives each entry a server or a diagnostic, whatever it holds, and no two servers one prefix', () => {
    const entry = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.record(
        {
          type: fc.string(),
          command: fc.jsonValue(),
          args: fc.jsonValue(),
          env: fc.jsonValue(),
          url: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    );
    const holds = fc.property(fc.dictionary(fc.string({ unit: 'binary' }), entry), (entries) => {
      const text = JSON.stringify({ mcpServers: entries }, null, 1);
      const { servers, diagnostics } = read(text);
      expect(servers.length + diagnostics.length).toBe(Object.keys(entries).length);
      expect(new Set(servers.map(({ prefix }) => prefix)).size).toBe(servers.length);
      const lines = text.split('\n');
      for (const { line, field } of diagnostics)
        expect(lines[line - 1], field).toContain(line === 1 ? '' : '"');
    });
    fc.assert(holds);
  });
});
