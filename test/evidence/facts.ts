import type { CommandRecord } from '../../src/evidence/types/commands.ts';
import type { Mutant } from '../../src/evidence/types/mutants.ts';

export const headSha = 'b'.repeat(40);
export const baseSha = 'a'.repeat(40);

/** A command that ended with 0 and printed nothing, but for what is given. */
export function commandRecord(given: Partial<CommandRecord>): CommandRecord {
  const nothing = { path: 'outputs/E1.stdout', bytes: 0, keptBytes: 0, sha256: '0'.repeat(64) };
  return {
    id: 'E1',
    agentId: 'runtime',
    purpose: 'test',
    tree: { source: headSha, tests: headSha },
    script: 'node --test',
    cwd: '/repository',
    env: ['PATH'],
    network: 'none',
    startedAt: '2026-11-30T12:00:00.000Z',
    durationMs: 10,
    exit: { kind: 'code', code: 0 },
    stdout: nothing,
    stderr: { ...nothing, path: 'outputs/E1.stderr' },
    sandbox: 'none',
    touched: [],
    survivors: 0,
    ...given,
  };
}

export function mutant(given: Partial<Mutant>): Mutant {
  return {
    id: 'M1',
    file: 'src/sum.js',
    line: 2,
    operator: 'arithmetic',
    before: 'a + b',
    after: 'a - b',
    result: 'killed',
    killedBy: ['test/sum.test.js > adds'],
    suite: 'S4',
    ...given,
  };
}
