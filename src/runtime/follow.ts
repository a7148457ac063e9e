import type { StopReason, UserMessage } from '../model/types.ts';
import type { Heard } from './history.ts';
import type { Loop } from './query.ts';
import { reminders, textBlock } from './reminders.ts';
import { resultBlock, runToolCalls } from './tool-calls.ts';
import type { AgentEvent, AgentStatus } from './events.ts';

/** How a run ends. */
export type End = { status: AgentStatus; reason?: string };

const finalToolReminders = 2;
const pausesInARow = 5;

/** Does what an answer asks for and gathers what is said to it. Null: the loop goes on. */
export async function* follow(
  loop: Loop,
  heard: Heard,
  stopReason: StopReason,
): AsyncGenerator<AgentEvent, End | null> {
  count(loop, heard, stopReason);
  const broken = brokenOff(stopReason) ?? gettingNowhere(loop);
  if (broken) {
    loop.talk.say(...unanswered(heard, broken.reason));
    return broken;
  }
  if (heard.calls.length > 0) return yield* act(loop, heard);
  if (loop.inARow.paused > 0) return null;
  if (loop.inARow.cut > 0) return goOn(loop, reminders.cutOff);
  if (loop.inARow.empty > 0) return goOn(loop, reminders.empty);
  return await rest(loop);
}

function count({ inARow }: Loop, { calls, text }: Heard, stopReason: StopReason): void {
  const paused = stopReason === 'pause_turn' && calls.length === 0;
  const cut = stopReason === 'max_tokens';
  const empty = !paused && !cut && calls.length === 0 && text === '';
  inARow.paused = paused ? inARow.paused + 1 : 0;
  inARow.cut = cut ? inARow.cut + 1 : 0;
  inARow.empty = empty ? inARow.empty + 1 : 0;
}

function brokenOff(stopReason: StopReason): (End & { reason: string }) | null {
  if (stopReason === 'refusal') return { status: 'refused', reason: 'The model refused to go on.' };
  if (stopReason === 'context_exceeded')
    return { status: 'failed', reason: "The conversation has outgrown the model's context window." };
  return null;
}

function gettingNowhere({ inARow }: Loop): (End & { reason: string }) | null {
  if (inARow.cut > 1) return incomplete('Its answers were cut off at the output limit twice in a row.');
  if (inARow.empty > 1) return incomplete('It answered nothing twice in a row.');
  if (inARow.paused > pausesInARow) return incomplete(`It paused more than ${pausesInARow} times in a row.`);
  return null;
}

function incomplete(reason: string): End & { reason: string } {
  return { status: 'incomplete', reason };
}

/** A call is never left without a result, also when it is not run. */
function unanswered({ calls }: Heard, why: string): UserMessage['content'] {
  return calls.map(({ id }) => ({
    type: 'tool_result',
    toolUseId: id,
    content: reminders.notRun(why),
    isError: true,
  }));
}

function goOn({ talk }: Loop, reminder: string): null {
  talk.say(textBlock(reminder));
  return null;
}

/** Runs the calls of an answer. The critical reminder follows the results of every turn. */
async function* act(loop: Loop, heard: Heard): AsyncGenerator<AgentEvent, End | null> {
  const { run, talk } = loop;
  const outcomes = yield* runToolCalls(heard, run);
  talk.say(...outcomes.map(resultBlock));
  if (run.criticalReminder !== undefined) talk.say(textBlock(run.criticalReminder));
  const { told, stuck } = loop.repeats.see(heard.calls);
  const last = outcomes.findLast(({ result }) => result.endsRun === true && !result.isError);
  if (last) {
    loop.ended = { tool: last.call.name, data: last.result.data };
    return await afterTheEnd(loop, last.call.name);
  }
  if (stuck) return incomplete('It kept making the same call with the same input.');
  if (told) talk.say(textBlock(reminders.repeated(told.tool, told.times)));
  if (loop.turns === run.maxTurns - 1) talk.say(textBlock(reminders.lastTurn(run.finalTool)));
  return null;
}

/** A tool has ended the run; what is still on its way is waited for and may be answered. */
async function afterTheEnd(loop: Loop, tool: string): Promise<End | null> {
  const mail = await awaitMail(loop);
  if (mail === 'stopped') return null;
  if (mail.length === 0) return { status: 'completed' };
  loop.talk.say(...mail, textBlock(reminders.afterTheEnd(tool)));
  return null;
}

/** The model has ended its turn: whether the run has ended, too. */
async function rest(loop: Loop): Promise<End | null> {
  const mail = await awaitMail(loop);
  if (mail === 'stopped') return null;
  if (mail.length > 0) {
    loop.talk.say(...mail);
    return null;
  }
  const missing = loop.ended === null ? loop.run.finalTool : undefined;
  if (missing === undefined) return { status: 'completed' };
  if (loop.reminded >= finalToolReminders)
    return {
      status: 'incomplete',
      reason: `It ended without calling ${missing}, though it was told to twice.`,
    };
  loop.reminded += 1;
  return goOn(loop, reminders.missing(missing));
}

/** What has arrived; while the mailbox is open, waits for it. Where nothing is missing, hooks may hold up the end; else closes it. */
async function awaitMail({ run, talk, ended }: Loop): Promise<UserMessage['content'] | 'stopped'> {
  const { mailbox, context, hooks } = run;
  try {
    await mailbox.wait(context.signal);
  } catch (error) {
    if (context.signal.aborted) return 'stopped';
    throw error;
  }
  const arrived = () => mailbox.drain().flatMap(({ content }) => content);
  const mail = arrived();
  if (mail.length > 0 || (ended === null && run.finalTool !== undefined)) return mail;
  const objection = await hooks.stops(talk.lastText);
  if (objection !== null) return [textBlock(reminders.heldUp(objection))];
  // Hooks take their time: something may have arrived meanwhile.
  const late = arrived();
  if (late.length === 0) mailbox.close();
  return late;
}
