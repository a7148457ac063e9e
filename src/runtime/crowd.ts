import type { Isolation } from '../tools/types.ts';
import { SpawnRefused } from './spawn-refused.ts';
import type { Tasks } from './tasks.ts';

/** Agents of one job, whoever starts them. What an agent costs is only known after its first answer: money bounds too late. */
const mostAtOnce = 32;
const mostInAll = 500;
/** Each is a run of a workflow with a budget of its own. */
const mostRemote = 16;

export type Crowd = {
  /** For as long as the agent is waited for, or until it is a task. @throws SpawnRefused where there are too many. */
  enter(isolation: Isolation | null): () => void;
};

export function createCrowd(tasks: Pick<Tasks, 'list'>): Crowd {
  let entering = 0;
  let inAll = 0;
  let remote = 0;
  return {
    enter(isolation) {
      const atWork = entering + tasks.list().filter(({ result }) => result === null).length;
      if (atWork >= mostAtOnce)
        throw tooMany(`${mostAtOnce} agents are at work`, 'Wait until some have ended.');
      if (inAll >= mostInAll) throw tooMany(`this job has started its ${mostInAll} agents`, enough);
      if (isolation === 'remote' && remote >= mostRemote)
        throw tooMany(`this job has started its ${mostRemote} agents elsewhere`, enough);
      entering += 1;
      inAll += 1;
      if (isolation === 'remote') remote += 1;
      return () => {
        entering -= 1;
      };
    },
  };
}

const enough = 'Do the rest yourself.';

function tooMany(what: string, remedy: string): SpawnRefused {
  return new SpawnRefused(`${what}, and no more are started`, { remedy });
}
