import { failureSource, writeSource } from './failure.ts';

/**
 * Our mocha reporter, for mocha 1.x to the newest. It is loaded before the test files, so it also says which file is
 * being loaded: in old versions tests do not know their file, and a file that kills the load can be named.
 */
export const mochaReporter = String.raw`'use strict';
var fs = require('fs');
${failureSource}
${writeSource}
var loading = null;
var loaded = [];
var counter = 0;
write({ e: 'begin' });

function patch(exported) {
  var Suite = exported && (exported.Suite || exported.default) ? exported.Suite || exported.default : exported;
  if (typeof Suite !== 'function') return;
  var emit = Suite.prototype.emit;
  Suite.prototype.emit = function (event, context, file) {
    if (event === 'pre-require' && file) {
      loading = file;
      loaded.push(file);
      write({ e: 'load', file: file });
    }
    if (event === 'post-require') {
      loading = null;
      write({ e: 'loaded', file: file });
    }
    return emit.apply(this, arguments);
  };
  ['addTest', 'addSuite'].forEach(function (method) {
    var original = Suite.prototype[method];
    Suite.prototype[method] = function (child) {
      if (child && !child.file && loading) child.file = loading;
      return original.apply(this, arguments);
    };
  });
}
try {
  patch(require(process.env.GAINSAY_MOCHA + '/lib/suite.js'));
} catch (error) {
  write({ e: 'note', message: 'files are not announced: ' + error.message });
}

function idOf(runnable) {
  if (runnable.gainsayId === undefined) Object.defineProperty(runnable, 'gainsayId', { value: process.pid + '-' + ++counter });
  return runnable.gainsayId;
}
function titlesOf(runnable) {
  if (typeof runnable.titlePath === 'function') {
    try { return runnable.titlePath().filter(Boolean); } catch (_) { return [String(runnable.title)]; }
  }
  var titles = [];
  for (var at = runnable; at; at = at.parent) if (at.title) titles.unshift(String(at.title));
  return titles;
}
function fileOf(runnable) {
  for (var at = runnable; at; at = at.parent) if (at.file) return at.file;
  var test = runnable.ctx && runnable.ctx.currentTest;
  if (test && test !== runnable) return fileOf(test);
  return firstFile(runnable.parent) || loaded[0] || null;
}
function firstFile(suite) {
  if (!suite) return null;
  if (suite.file) return suite.file;
  var below = (suite.tests || []).concat(suite.suites || []);
  for (var i = 0; i < below.length; i++) {
    var file = below[i].file || firstFile(below[i]);
    if (file) return file;
  }
  return null;
}
function each(suite, visit) {
  suite.tests.forEach(visit);
  suite.suites.forEach(function (inner) { each(inner, visit); });
}

function Gainsay(runner, options) {
  // Old versions read these after the end, to show a notification.
  this.stats = { suites: 0, tests: 0, passes: 0, pending: 0, failures: 0, duration: 0 };
  var all = [];
  var seen = {};
  var brokenHooks = [];
  var failures = 0;
  var focused = false;
  var root = runner.suite;
  if (root && root.tests) {
    each(root, function (test) { all.push(test); });
    try {
      focused = (typeof root.hasOnly === 'function' && root.hasOnly()) || Boolean(options && options.hasOnly);
    } catch (_) { focused = false; }
  }
  if (focused) write({ e: 'only' });
  function report(test, status, error) {
    var message = error === undefined ? undefined : textOf(error);
    seen[idOf(test)] = true;
    linger();
    write({
      e: 'test', id: idOf(test), file: fileOf(test), titles: titlesOf(test), status: status, ms: test.duration,
      kind: error === undefined ? undefined : kindOf(error, message), message: message
    });
  }
  runner.on('test', function (test) { write({ e: 'start', file: fileOf(test), titles: titlesOf(test) }); });
  runner.on('pass', function (test) { report(test, 'passed'); });
  runner.on('pending', function (test) { report(test, 'skipped'); });
  runner.on('fail', function (test, error) {
    failures++;
    if (test.type === 'hook' || /^"(?:before|after)/.test(test.title)) brokenHooks.push({ suite: test.parent, title: test.title, error: error });
    report(test, 'failed', error === undefined ? null : error);
  });
  var ended = false;
  var timer = null;
  runner.on('end', function () {
    ended = true;
    linger();
  });
  // Old versions can end several times, with tests still going on: what counts is what was seen when the process leaves.
  function linger() {
    if (!ended) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(function () {
      write({ e: 'open' });
      process.exit(Math.min(failures, 255));
    }, Number(process.env.GAINSAY_LINGER || 3000));
    if (timer.unref) timer.unref();
  }
  process.on('exit', function () {
    if (ended) finish();
  });
  function finish() {
    var lost = {};
    all.forEach(function (test) {
      if (seen[idOf(test)]) return;
      var hook = null;
      brokenHooks.forEach(function (broken) {
        for (var at = test.parent; at; at = at.parent) if (at === broken.suite) hook = broken;
      });
      if (hook) {
        var message = textOf(hook.error);
        write({ e: 'test', id: idOf(test), file: fileOf(test), titles: titlesOf(test), status: 'failed', kind: kindOf(hook.error, message), message: ('not run, its ' + hook.title + ' failed: ' + message).slice(0, 2000) });
      } else if (focused) report(test, 'skipped');
      else lost[fileOf(test)] = (lost[fileOf(test)] || 0) + 1;
    });
    loaded.forEach(function (file) {
      if (lost[file] && !(options && options.bail)) write({ e: 'lost', file: file, count: lost[file] });
      else write({ e: 'end', file: file });
    });
    write({ e: 'done', failures: failures });
  }
}
module.exports = Gainsay;
module.exports.default = Gainsay;
`;
