import type { ChangedFile } from '../evidence/types/change.ts';
import type { Finding } from './findings.ts';

type Risk = Extract<Finding, { kind: 'risk' }>;

/** What a changed line may hide, by what is written on it. The first row that matches names the line's risk. */
const signs: { risk: Risk['risk']; sign: RegExp; why: string }[] = [
  {
    risk: 'security',
    sign: /\b(eval|exec|spawn|Function)\s*\(|innerHTML|\bchild_process\b|\.\.\//,
    why: 'runs or reaches what a caller names',
  },
  {
    risk: 'concurrency',
    sign: /\b(async|await|Promise|setTimeout|setInterval|nextTick|Worker|lock)\b|\.then\(/,
    why: 'order of events',
  },
  {
    risk: 'state',
    sign: /\b(cache|global|static|Map|Set|WeakMap|writeFile|unlink|mkdir|rename|process\.env)\b|\bthis\.\w+\s*=[^=]/,
    why: 'state that outlives the call',
  },
  { risk: 'errors', sign: /\b(throw|catch|reject|finally|Error)\b/, why: 'how it fails' },
  {
    risk: 'boundary',
    sign: /[<>]=?|\b(length|slice|substring|substr|indexOf|splice|parseInt|Number|Math\.\w+)\b|[+-] ?1\b|\?\.|\?\?|&&|\|\||!==?|===?/,
    why: 'a condition or a limit',
  },
];

/** At most five a file, the first changed line of each risk. */
export function risksOf(file: ChangedFile, text: string): Risk[] {
  const lines = text.split('\n');
  const seen = new Map<string, Risk>();
  for (const { start, end } of file.lines) {
    for (let line = start; line <= end; line += 1) {
      const written = (lines[line - 1] ?? '').trim();
      if (written === '' || /^(\/\/|\*|\/\*|import\b)/.test(written)) continue;
      const sign = signs.find((candidate) => candidate.sign.test(written));
      if (sign && !seen.has(sign.risk))
        seen.set(sign.risk, { kind: 'risk', path: file.path, line, risk: sign.risk, why: sign.why });
    }
  }
  return [...seen.values()];
}
