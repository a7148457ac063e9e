import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Stored } from '../base/commands.ts';
import type { Redactor } from '../base/redact.ts';
import { readStored } from '../evidence/stored-stream.ts';
import type { CommandRecord } from '../evidence/types/commands.ts';
import type { Message } from '../model/types.ts';
import { renderPage } from '../report/html.ts';
import type { PageTranscript } from '../report/html.ts';
import { readTranscript, transcriptFile } from '../runtime/transcript.ts';
import type { AgentResult } from '../runtime/events.ts';
import { contextOf } from './report.ts';
import type { ReporterOptions } from './report.ts';
import type { VerifyResult } from './types.ts';

/** Bytes: of one stream's end, of all outputs together, of a transcript that is still read whole. */
const most = { stream: 20_000, outputs: 6_000_000, transcript: 32 * 1024 * 1024 };

/** `report.html` beside `report.md`: all commands with their outputs, all transcripts; redacted, at most 8 MB. */
export async function writePage(result: VerifyResult, options: ReporterOptions): Promise<string> {
  const { redactor } = options;
  const folder = result.evidenceDir;
  const page = renderPage({
    result: redactor.json(result),
    context: contextOf(options),
    outputs: await outputsOf(result.input.evidence.records, folder, redactor),
    transcripts: await transcriptsOf(result.agents, folder, redactor),
  });
  const file = path.join(folder, 'report.html');
  await writeFile(file, page);
  return file;
}

async function outputsOf(
  records: readonly CommandRecord[],
  folder: string,
  redactor: Redactor,
): Promise<Record<string, { stdout: string; stderr: string }>> {
  const outputs: Record<string, { stdout: string; stderr: string }> = {};
  let left = most.outputs;
  for (const { id, stdout, stderr } of records) {
    if (left <= 0) break;
    const shown = {
      stdout: redactor.text(await endOf(stdout, folder)),
      stderr: redactor.text(await endOf(stderr, folder)),
    };
    left -= shown.stdout.length + shown.stderr.length;
    outputs[id] = shown;
  }
  return outputs;
}

/** Where the start is cut off, so is the rest of that line: half a secret would not be recognised. */
async function endOf(stream: Stored, folder: string): Promise<string> {
  if (stream.keptBytes === 0) return '';
  const text = await readStored(path.join(folder, stream.path), { maxBytes: most.stream, from: 'end' });
  if (stream.keptBytes <= most.stream) return text;
  return `(the last ${most.stream} of ${stream.bytes} bytes: ${stream.path})\n${text.slice(text.indexOf('\n') + 1)}`;
}

async function transcriptsOf(
  agents: readonly AgentResult[],
  folder: string,
  redactor: Redactor,
): Promise<PageTranscript[]> {
  const transcripts: PageTranscript[] = [];
  for (const { agentId, agentType, description } of agents) {
    const messages = redactor.json(await messagesOf(transcriptFile(folder, agentId)));
    transcripts.push({ agentId, agentType, description, messages });
  }
  return transcripts;
}

/** An agent that ended before its first message has no transcript; one that is too large is left to the folder. */
async function messagesOf(file: string): Promise<Message[]> {
  const size = await stat(file).then(
    (info) => info.size,
    () => 0,
  );
  if (size === 0) return [];
  if (size <= most.transcript) return (await readTranscript(file)).messages;
  const text = `(${size} bytes: ${path.basename(path.dirname(file))}/${path.basename(file)})`;
  return [{ role: 'user', content: [{ type: 'text', text }] }];
}
