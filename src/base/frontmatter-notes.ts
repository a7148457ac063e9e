import { note } from './diagnostic.ts';
import type { Diagnostic, Note } from './diagnostic.ts';
import type { Frontmatter } from './frontmatter.ts';

/** What is wrong with a file whose front matter cannot be read. */
export function unreadFrontmatter(
  file: string,
  front: Extract<Frontmatter, { kind: 'displaced' | 'refused' }>,
): Diagnostic {
  const [message, remedy] =
    front.kind === 'displaced'
      ? [
          'its front matter does not begin at the first line',
          'Move the first --- to the very beginning of the file.',
        ]
      : [front.reason, 'Write name: value lines in YAML between two lines of ---.'];
  return { file, line: front.line, severity: 'error', message, remedy };
}

/** What its author should know of front matter that could be read only line by line. */
export function faultNotes({ fault, repeated }: Extract<Frontmatter, { kind: 'read' }>): Note[] {
  if (fault === null) return [];
  const again = repeated.length > 0 ? `; ${[...new Set(repeated)].join(', ')} stands more than once` : '';
  return [
    note(
      fault.line,
      `the front matter is not valid YAML (${fault.message}) and was read line by line${again}`,
      'Put values that hold ": " or "#" in quotes, or write them as a block (description: |).',
    ),
  ];
}
