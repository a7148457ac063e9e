import { headAndTail } from '../base/truncation.ts';
import type { UserMessage } from '../model/types.ts';
import { textBlock } from './reminders.ts';
import type { Task } from './tasks.ts';
import type { AgentResult } from './events.ts';

/** Longest text of a child that its parent is sent, in bytes; the output file holds all of it. */
const textLimit = 30_000;

/** What a parent is told when a background agent has ended: the end and the final text, nothing of the way there. */
export function notification(
  { agentId, description, outputFile }: Pick<Task, 'agentId' | 'description' | 'outputFile'>,
  result: AgentResult,
): UserMessage {
  const head = `The background agent ${agentId} (${description}) ${ending(result)}.`;
  return {
    role: 'user',
    content: [textBlock(`${head}\n\n${finalText(result, `All of it: ${outputFile}`)}`)],
  };
}

function ending({ status, reason, durationMs }: AgentResult): string {
  const seconds = Math.round(durationMs / 1000);
  return status === 'completed'
    ? `has finished after ${seconds} s`
    : `ended after ${seconds} s without finishing (${status}${reason === undefined ? '' : `: ${reason}`})`;
}

/** A child's last word as its parent receives it, bounded. */
export function finalText({ text, status, branch }: AgentResult, next?: string): string {
  const kept = branch === undefined ? '' : `\n\nIts changes are on the branch ${branch}.`;
  const bound = { maxBytes: textLimit, headShare: 0.7, ...(next === undefined ? {} : { next }) };
  const said = headAndTail(text, bound).text;
  if (said.trim() !== '') return said + kept;
  return (status === 'completed' ? '(It finished without saying anything.)' : '(It said nothing.)') + kept;
}
