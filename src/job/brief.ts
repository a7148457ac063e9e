import { InvalidInput } from '../base/errors.ts';
import { repositoryCommands } from '../evidence/survey/commands.ts';
import { inFolder } from '../playbook/calls.ts';
import type { Brief, OwnCommand } from '../playbook/brief.ts';
import type { Repository } from '../workspace/git.ts';
import type { Sha } from '../base/ids.ts';
import { defaultConfig, parseConfig } from './config.ts';
import type { Config } from './config.ts';
import type { Job } from './open.ts';

export const maxConfigBytes = 256 * 1024;

/** May be absent; another name is somebody's wish. */
const usualConfigFile = '.github/gainsay.yml';

/** The configuration at the trusted commit; the defaults where there is none. */
export async function readConfig(repository: Repository, trusted: Sha, file: string): Promise<Config> {
  // What is too large for a configuration must not pass for none.
  const text = await repository.showFile(trusted, file, { maxBytes: 32 * maxConfigBytes });
  if (text !== null && Buffer.byteLength(text) > maxConfigBytes) {
    throw new InvalidInput(`has more than ${maxConfigBytes} bytes at base, ${trusted.slice(0, 12)}`, {
      at: { file, field: 'the document' },
      remedy: 'Shorten it: this is far more than a configuration needs, so it is not read.',
    });
  }
  if (text !== null) return await parseConfig(text, file, { at: trusted });
  if (file === usualConfigFile) return defaultConfig;
  throw new InvalidInput(`there is no such file at the base commit ${trusted.slice(0, 12)}`, {
    at: { file, field: 'config' },
    remedy:
      'Name a file that the base branch has, or leave it out: the configuration is never read from the change.',
  });
}

/** What the agents' playbooks start from. Configured steps win over what the repository's workflows run. */
export async function makeBrief(job: Job, config: Config, timeMs: number): Promise<Brief> {
  const steps = config.steps.map((step, index) => ({
    name: step.name,
    kind: step.kind,
    command: stepCommand(step),
    from: `${job.settings.configFile} (steps.${index})`,
    timeoutMs: step['timeout-seconds'] * 1000,
  }));
  const ownCommands = steps.length > 0 ? [] : await ownCommandsAt(job);
  return { change: job.change, ownCommands, steps, timeMs, mutants: config.limits.mutants };
}

async function ownCommandsAt({ repository, trusted }: Job): Promise<OwnCommand[]> {
  const commands = await repositoryCommands(repository, trusted);
  return commands.flatMap(({ kind, command, workingDirectory, from }) =>
    kind === 'test' ? [] : [{ kind, command, directory: workingDirectory, from }],
  );
}

/** A configured step as it is run, in its folder. */
export function stepCommand(step: Config['steps'][number]): string {
  return inFolder(step['working-directory'], step.run);
}
