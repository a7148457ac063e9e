import { failureSource, writeSource } from './failure.ts';

/**
 * Our reporter for vitest. From version 3 modules are reported as they end; before it, all at the end. A file that runs in
 * several projects reports once for each: \`order\` keeps their results apart and in the same order in every run.
 */
export const vitestReporter = String.raw`import fs from 'node:fs';
${failureSource}
${writeSource}
const seen = new Set();

function tests(tasks, titles, visit) {
  for (const task of tasks || []) {
    if (task.type === 'suite' || (task.tasks && task.type !== 'test' && task.type !== 'custom')) tests(task.tasks, titles.concat(task.name), visit);
    else visit(task, titles.concat(task.name));
  }
}
function firstError(result) {
  const error = result && ((result.errors && result.errors[0]) || result.error);
  return error === undefined ? null : error;
}
function report(file) {
  const project = String(file.projectName || '') + (file.meta && file.meta.typecheck ? ' types' : '');
  const key = project + '\0' + file.filepath;
  if (seen.has(key)) return;
  seen.add(key);
  let count = 0;
  let only = false;
  tests(file.tasks, [], (task, titles) => {
    count++;
    const state = task.result && task.result.state;
    if (task.mode === 'only') only = true;
    const status = task.mode === 'todo' ? 'todo' : state === 'pass' ? 'passed' : state === 'fail' ? 'failed' : 'skipped';
    const error = status === 'failed' ? firstError(task.result) : null;
    const message = error === null ? undefined : textOf(error);
    write({
      e: 'test', id: key + '\0' + task.id, order: file.filepath + '\0' + project, file: file.filepath, titles, status,
      ms: task.result && task.result.duration, message: message,
      kind: status === 'failed' ? kindOf(error, message || '') : undefined
    });
  });
  const broken = suiteErrors(file, []);
  for (const { titles, error } of broken) {
    const message = textOf(error);
    if (titles.length === 0 && count === 0) write({ e: 'error', file: file.filepath, kind: 'error', message });
    else write({ e: 'test', id: key + '\0suite\0' + titles.join('\0'), order: file.filepath + '\0' + project, file: file.filepath, titles: titles.concat('(suite)'), status: 'failed', kind: kindOf(error, message), message });
  }
  if (only) write({ e: 'only', file: file.filepath });
  write({ e: 'end', file: file.filepath });
}
function suiteErrors(suite, titles) {
  const own = suite.result && suite.result.errors && suite.result.errors.length > 0 ? [{ titles, error: suite.result.errors[0] }] : [];
  return own.concat(...(suite.tasks || []).filter((task) => task.type === 'suite').map((task) => suiteErrors(task, titles.concat(task.name))));
}
function unhandled(errors) {
  for (const error of errors || []) write({ e: 'error', kind: 'error', message: textOf(error) });
}

export default class Gainsay {
  onTestRunStart(specifications) {
    write({ e: 'declare', files: specifications.map((one) => one.moduleId).filter(Boolean) });
  }
  onPathsCollected(paths) {
    if (paths) write({ e: 'declare', files: paths });
  }
  onTestModuleStart(module) {
    write({ e: 'load', file: module.moduleId });
  }
  onTestCaseReady(test) {
    write({ e: 'start', file: test.module.moduleId, titles: String(test.fullName).split(' > ') });
  }
  onTestModuleEnd(module) {
    if (module.task) report(module.task);
  }
  onTestRunEnd(modules, errors) {
    for (const module of modules) if (module.task) report(module.task);
    unhandled(errors);
    write({ e: 'done' });
  }
  onFinished(files, errors) {
    if (typeof this.ended === 'boolean') return;
    this.ended = true;
    for (const file of files || []) report(file);
    unhandled(errors);
    write({ e: 'done' });
  }
}
`;
