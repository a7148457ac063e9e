import path from 'node:path';
import type { TestResult } from '../types/suites.ts';
import { boundedMessage, emptySuite } from './report.ts';
import { preamble } from './script.ts';
import type { Manifest, RunnerCall, SuitePlan } from './types.ts';

type ScriptOfPackage = { directory: string; manifest: Manifest; command: string | null };

/** Where no runner is known: the project's own command, judged by its exit status alone. None without a command. */
export function exitCodePlan({ directory, manifest, command }: ScriptOfPackage): SuitePlan[] {
  const script = command ?? manifest.scripts?.['test'];
  if (script === undefined || /no test specified/i.test(script) || /^\s*(?:exit 0|true|:)?\s*$/.test(script))
    return [];
  const call: RunnerCall = {
    program: 'exit-code',
    interpreter: 'node',
    nodeWords: [],
    words: [],
    env: [],
    prefix: '',
    before: [],
    coverage: null,
    directory,
  };
  const name = command ?? 'npm test';
  const file = path.posix.join(directory, 'package.json');
  return [
    {
      runner: 'exit-code',
      version: null,
      directory,
      files: [file],
      expects: 'enumerated',
      structured: false,
      shuffles: 'nothing',
      stallMs: null,
      command: (_select, run) => ({
        script: [...preamble(call, run, false), script].join('\n'),
        env: {
          CI: 'true',
          npm_lifecycle_event: 'test',
          ...(run.variation?.kind === 'locale' ? { TZ: 'Pacific/Chatham', LC_ALL: 'de_DE.UTF-8' } : {}),
        },
        exchangeFiles: {},
      }),
      parse: (output) => {
        const passed = output.exit.kind === 'code' && output.exit.code === 0;
        const said = `${output.stdout}\n${output.stderr}`.trim().split('\n').slice(-30).join('\n');
        const test: TestResult = {
          file,
          name,
          occurrence: 0,
          status: passed ? 'passed' : 'failed',
          ...(passed
            ? {}
            : {
                failureKind:
                  output.exit.kind === 'timeout'
                    ? 'timeout'
                    : output.exit.kind === 'signal'
                      ? 'crash'
                      : 'error',
                message: boundedMessage(said),
              }),
        };
        return Promise.resolve({
          ...emptySuite(),
          tests: [test],
          declared: [file],
          finished: [file],
          done: output.exit.kind === 'code',
        });
      },
    },
  ];
}
