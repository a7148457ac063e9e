import { failureSource, writeSource } from './failure.ts';

/**
 * A helper for jasmine that adds our reporter. Results name their file only in new versions, so the file of a spec is
 * read off the stack at the moment it is declared: the outermost frame outside dependencies.
 */
export const jasmineHelper = String.raw`'use strict';
const fs = require('fs');
const url = require('url');
${failureSource}
${writeSource}
const files = new Map();
let counter = 0;

function declaringFile() {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 200;
  const stack = String(new Error().stack).split('\n').slice(2);
  Error.stackTraceLimit = limit;
  const found = stack
    .map((line) => (line.match(/[\s(](file:\/\/[^\s)]+|\/[^\s)]+):\d+:\d+\)?$/) || [])[1])
    .filter((name) => name && name !== __filename && !/node_modules|node:internal/.test(name))
    .map((name) => (name.startsWith('file:') ? url.fileURLToPath(name) : name));
  return found.length > 0 ? found[found.length - 1] : null;
}
const own = __filename;
for (const name of ['it', 'fit', 'xit']) {
  const original = global[name];
  if (typeof original !== 'function') continue;
  global[name] = function (...words) {
    const spec = original.apply(this, words);
    const file = declaringFile();
    if (spec && spec.id !== undefined && file !== null && file !== own) files.set(spec.id, file);
    return spec;
  };
}
const suites = [];
let failures = 0;
jasmine.getEnv().addReporter({
  suiteStarted(result) {
    suites.push(result.description);
  },
  suiteDone(result) {
    for (const failure of result.failedExpectations || []) {
      failures++;
      write({ e: 'test', file: files.values().next().value || 'spec', titles: suites.concat('(suite)'), status: 'failed', kind: 'error', message: textOf(failure) });
    }
    suites.pop();
  },
  specStarted(result) {
    const file = files.get(result.id) || result.filename;
    if (file) write({ e: 'start', file, titles: suites.concat(result.description) });
  },
  specDone(result) {
    const file = files.get(result.id) || result.filename || 'spec';
    const failure = (result.failedExpectations || [])[0];
    const status = result.status === 'passed' ? 'passed' : result.status === 'failed' ? 'failed' : 'skipped';
    if (status === 'failed') failures++;
    const message = failure === undefined ? undefined : textOf(failure);
    write({
      e: 'test', id: 'spec' + result.id + '-' + ++counter, file, titles: suites.concat(result.description), status, ms: result.duration || undefined, message,
      kind: status !== 'failed' ? undefined : failure && failure.matcherName ? 'assertion' : kindOf({ name: (String(message).match(/^(\w*Error)\b/) || [])[1] || 'Error' }, String(message))
    });
  },
  jasmineDone(result) {
    if (result && /\bfit\b|fdescribe/.test(String(result.incompleteReason || ''))) write({ e: 'only' });
    for (const failure of (result && result.failedExpectations) || []) write({ e: 'error', kind: 'error', message: textOf(failure) });
    for (const file of new Set(files.values())) write({ e: 'end', file });
    write({ e: 'done', failures });
  },
});
`;
