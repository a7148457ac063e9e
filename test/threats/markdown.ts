import type { Attacked } from './attack.ts';

/** What people see of a run on GitHub, by where they see it. */
export function shownOf({ comments, checkRuns, summary }: Attacked): Record<string, string> {
  const own = comments.filter(({ user }) => user.login === 'github-actions[bot]');
  return {
    comment: own.map(({ body }) => body).join('\n'),
    'check run': checkRuns.map(({ output }) => `${output.title}\n${output.summary}`).join('\n'),
    summary,
  };
}

/** Markdown without what GitHub takes for code or for escaped: what is left can do something. */
export function active(markdown: string): string {
  return markdown
    .replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?\n\1[ \t]*$/gm, '')
    .replaceAll(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '')
    .replaceAll(/^<!-- gainsay .* -->$/gm, '')
    .replaceAll(/\\[!-/:-@[-`{-~]/g, '');
}
