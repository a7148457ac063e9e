import { failureSource, writeSource } from './failure.ts';

/** Our reporter for node:test: events of all files come through one stream; titles are kept per file and depth. */
export const nodeTestReporter = String.raw`import fs from 'node:fs';
import path from 'node:path';
${failureSource}
${writeSource}
const titles = new Map();
const errors = new Map();
const childKinds = new Map();
const isFile = (data) => data.nesting === 0 && data.file !== undefined && typeof data.name === 'string' && path.resolve(data.name) === path.resolve(data.file);

function status(type, data) {
  if (data.skip !== undefined && data.skip !== false) return 'skipped';
  if (data.todo !== undefined && data.todo !== false) return 'todo';
  return type === 'test:pass' ? 'passed' : 'failed';
}
function ended(type, data) {
  const file = data.file;
  const error = data.details && data.details.error;
  if (isFile(data)) {
    if (type === 'test:fail') {
      const said = (errors.get(file) || []).join('').slice(-1500);
      write({ e: 'error', file, kind: error && error.signal ? 'crash' : 'error', message: ((error && error.failureType === 'testTimeoutFailure' ? 'ran out of time\n' : '') + (said || textOf(error))).slice(0, 2000) });
    }
    return;
  }
  const known = titles.get(file) || [];
  const names = known.slice(0, data.nesting).concat(String(data.name));
  const kinds = childKinds.get(file) || [];
  childKinds.set(file, kinds);
  const below = kinds[data.nesting + 1];
  kinds[data.nesting + 1] = undefined;
  const inherited = error && error.failureType === 'subtestsFailed';
  const suite = data.details && data.details.type === 'suite';
  if (suite && (type === 'test:pass' || inherited)) {
    if (below) kinds[data.nesting] = below;
    return;
  }
  const result = status(type, data);
  const cause = error && error.cause !== undefined ? error.cause : error;
  const message = result === 'failed' ? (inherited ? 'a subtest failed' : textOf(cause)) : undefined;
  let kind = result === 'failed' ? (inherited ? below || 'assertion' : kindOf(cause, message)) : undefined;
  if (error && error.failureType === 'testTimeoutFailure') kind = 'timeout';
  if (result === 'failed') kinds[data.nesting] = kind;
  write({ e: 'test', file, titles: names, status: result, kind, message, ms: data.details && data.details.duration_ms });
}

export default async function* gainsay(source) {
  for await (const { type, data } of source) {
    if (type === 'test:enqueue' && isFile(data)) write({ e: 'declare', files: [data.file] });
    else if (type === 'test:dequeue' && data.file !== undefined) write(isFile(data) ? { e: 'load', file: data.file } : { e: 'start', file: data.file, titles: [String(data.name)] });
    else if (type === 'test:complete' && isFile(data)) {
      const file = data.file;
      setImmediate(() => write({ e: 'end', file }));
    } else if (type === 'test:start') {
      const known = titles.get(data.file) || [];
      known.length = data.nesting;
      known[data.nesting] = String(data.name);
      titles.set(data.file, known);
    } else if (type === 'test:pass' || type === 'test:fail') ended(type, data);
    else if (type === 'test:stderr') {
      const said = errors.get(data.file) || [];
      said.push(String(data.message));
      if (said.length > 60) said.shift();
      errors.set(data.file, said);
    }
  }
  write({ e: 'done' });
  yield '';
}
`;
