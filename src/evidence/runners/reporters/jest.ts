import { failureSource, writeSource } from './failure.ts';

/** Our reporter for jest 20 and newer: a file is reported when it ends. */
export const jestReporter = String.raw`'use strict';
const fs = require('fs');
${failureSource}
${writeSource}
const states = { passed: 'passed', failed: 'failed', pending: 'skipped', skipped: 'skipped', disabled: 'skipped', focused: 'passed', todo: 'todo' };

function kindOfTest(test) {
  const details = (test.failureDetails || [])[0];
  const first = String((test.failureMessages || [])[0] || '').replace(/\u001b\[[0-9;]*m/g, '');
  const inner = details && details.error ? details.error : details;
  if (inner && (inner.matcherResult || inner.matcherName)) return 'assertion';
  if (inner && inner.passed === false && inner.matcherName === '') return kindOf({ name: 'Error' }, String(inner.message || ''));
  if (/^(?:Error: )?expect\(/.test(first) || /^\s*(?:\w+: )?(?:JestAssertionError|AssertionError)/.test(first)) return 'assertion';
  return kindOf(inner && typeof inner === 'object' && Object.keys(inner).length > 0 ? inner : { name: (first.match(/^(\w*Error)\b/) || [])[1] || 'Error' }, first);
}

class Gainsay {
  onTestStart(test) {
    write({ e: 'declare', files: [test.path] });
    write({ e: 'load', file: test.path });
  }
  onTestResult(test, result) {
    const file = result.testFilePath || test.path;
    if (result.testExecError || (result.failureMessage && result.testResults.length === 0)) {
      const error = result.testExecError;
      write({ e: 'error', file, kind: 'error', message: String(result.failureMessage || (error && (error.stack || error.message))).replace(/\u001b\[[0-9;]*m/g, '').slice(0, 2000) });
    }
    for (const one of result.testResults) {
      const status = states[one.status] || 'skipped';
      write({
        e: 'test', file, titles: (one.ancestorTitles || []).concat(one.title), status, ms: one.duration || undefined,
        kind: status === 'failed' ? kindOfTest(one) : undefined,
        message: status === 'failed' ? String((one.failureMessages || [])[0] || '').replace(/\u001b\[[0-9;]*m/g, '').slice(0, 2000) : undefined
      });
    }
    write({ e: 'end', file });
  }
  onRunComplete(contexts, results) {
    if (results && results.runExecError) write({ e: 'error', kind: 'error', message: String(results.runExecError.message || results.runExecError) });
    write({ e: 'done' });
    const code = results && results.numFailedTests + (results.numRuntimeErrorTestSuites || 0) > 0 ? 1 : 0;
    const timer = setTimeout(() => {
      write({ e: 'open' });
      process.exit(code);
    }, Number(process.env.GAINSAY_LINGER || 3000));
    if (timer.unref) timer.unref();
  }
}
module.exports = Gainsay;
`;
