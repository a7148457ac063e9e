import { renderTree } from '../report/run-tree.ts';
import { readRun } from '../runtime/read-run.ts';
import { readRecord, verdictLine } from './given.ts';

/** What `gainsay show` prints of a run folder, also of one whose run was killed before it had a result. */
export async function show(folder: string, { json }: { json: boolean }): Promise<string> {
  const { agents, problems } = await readRun(folder);
  const result = await readRecord(folder, 'result.json').catch(() => null);
  if (json) return `${JSON.stringify({ result: result && endOf(result), agents, problems }, null, 2)}\n`;
  const end = result === null ? 'No result: the run did not come to its end.' : endOf(result);
  return renderTree(agents, { end, problems });
}

function endOf(result: Record<string, unknown>): string {
  if (result['job'] === 'ask') return `Answer (${String(result['status'])}): ${String(result['answer'])}`;
  return verdictLine(result);
}
