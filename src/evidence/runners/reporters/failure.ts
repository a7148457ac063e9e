/**
 * Source shared by our reporters: how a thrown value is described. It runs in the project's own Node, of any age, hence
 * its style: no syntax newer than 2015.
 */
export const failureSource = String.raw`
function kindOf(error, message) {
  if (error && (error.code === 'ERR_MOCHA_TIMEOUT' || error.failureType === 'testTimeoutFailure')) return 'timeout';
  if (/(?:^|\W)(?:timeout of \d+ ?ms exceeded|Test timed out in \d+ ?ms|Exceeded timeout of \d+ ?ms|Async function did not complete within)/i.test(message)) return 'timeout';
  if (!error || typeof error !== 'object') return 'error';
  var name = String(error.name || '');
  var own = Object.prototype.hasOwnProperty;
  if (/Assertion/.test(name) || error.code === 'ERR_ASSERTION' || error.code === 'ERR_GENERATED_MESSAGE') return 'assertion';
  if (error.matcherResult || error.generatedMessage === true) return 'assertion';
  if (/^(?:Type|Reference|Range|Syntax|URI|Eval)Error$/.test(name)) return 'error';
  if (own.call(error, 'expected') && own.call(error, 'actual') && (error.expected !== undefined || error.actual !== undefined)) return 'assertion';
  if (own.call(error, 'showDiff') || own.call(error, 'matcherName')) return 'assertion';
  if (/^(?:TestingLibraryElementError|JestAssertionError|UnexpectedError|ExpectationFailed|AssertError)$/.test(name)) return 'assertion';
  if (name === 'Error' && /^(?:expected?\b|expect\(|should )/i.test(message)) return 'assertion';
  return 'error';
}
function textOf(error) {
  if (error === null || error === undefined) return String(error);
  var message;
  try { message = typeof error === 'object' ? String(error.message === undefined ? error : error.message) : String(error); } catch (_) { message = 'unprintable error'; }
  var name = typeof error === 'object' && error.name && error.name !== 'Error' ? String(error.name) + ': ' : '';
  var text = message.indexOf(name) === 0 ? message : name + message;
  var stack = '';
  try { stack = typeof error === 'object' && error.stack ? String(error.stack) : ''; } catch (_) { stack = ''; }
  var frames = stack.split('\n').filter(function (line) { return /^\s+at /.test(line); }).slice(0, 4).join('\n');
  return (text.slice(0, 1600) + (frames ? '\n' + frames : '')).slice(0, 2000);
}
`;

/** `write(entry)`: appends one line to the report at once, so that a crash or a kill loses nothing. */
export const writeSource = String.raw`
var written = fs.openSync(process.env.GAINSAY_REPORT, 'a');
var writeSync = fs.writeSync;
var stringify = JSON.stringify;
function write(entry) {
  var bytes = Buffer.from(stringify(entry) + '\n');
  writeSync.call(fs, written, bytes, 0, bytes.length, null);
}
`;
