import { oneLine } from '../base/text.ts';
import type { Annotation } from '../github/types.ts';
import type { Finding } from '../verdict/types.ts';
import { visible } from './neutralise.ts';

const levels: Record<Finding['severity'], Annotation['level']> = {
  failure: 'failure',
  warning: 'warning',
  advice: 'notice',
};

/** Findings at the lines they are about, at most fifty. Annotations are plain text: nothing in them is Markdown. */
export function annotationsOf(findings: readonly Finding[]): Annotation[] {
  return findings
    .flatMap((finding) => {
      const { file } = finding;
      if (file === undefined || !isInside(file)) return [];
      const line = Math.max(1, finding.line ?? 1);
      const message = [
        finding.detail,
        finding.reproduce === undefined ? '' : `Reproduce: ${finding.reproduce}`,
      ];
      return {
        path: file,
        startLine: line,
        endLine: line,
        level: levels[finding.severity],
        title: oneLine(visible(finding.title), 200),
        message: oneLine(visible(message.filter((text) => text !== '').join('\n')), 2000) || finding.title,
      };
    })
    .slice(0, 50);
}

/** A path that GitHub takes: relative, inside the repository, on one line. */
function isInside(file: string): boolean {
  return file !== '' && !file.startsWith('/') && !/(^|\/)\.\.(\/|$)/.test(file) && !/[\r\n\0]/.test(file);
}
