/** What a reader should know about a file of the repository's configuration. At most one a file. */
export type Diagnostic = {
  file: string;
  /** 1 for the first. */
  line: number;
  /** `error`: it is not loaded. `warning`: it is, and something in it is not as its author may think. `info`: it is none. */
  severity: 'error' | 'warning' | 'info';
  message: string;
  remedy: string;
};

/** One thing to say of a file. */
export type Note = { line: number; message: string; remedy: string };

export function note(line: number, message: string, remedy: string): Note {
  return { line, message, remedy };
}

/** All that there is to say of a file, at the line of the first. */
export function combined(file: string, notes: Note[]): Diagnostic | null {
  const [first] = notes;
  if (first === undefined) return null;
  return {
    file,
    line: first.line,
    severity: 'warning',
    message: notes.map(({ message }) => message).join('; '),
    remedy: [...new Set(notes.map(({ remedy }) => remedy))].join(' '),
  };
}

export function unreadableFile(file: string): Diagnostic {
  return {
    file,
    line: 1,
    severity: 'error',
    message: 'it cannot be read (a link, a folder, or too large)',
    remedy: 'Make it a plain file of this repository.',
  };
}

export function tooManyFiles(what: string, files: readonly string[], most: number): Diagnostic[] {
  if (files.length <= most) return [];
  return [
    {
      file: files[most] ?? '',
      line: 1,
      severity: 'warning',
      message: `of ${files.length} ${what} files the first ${most} are loaded; this is the first that is not`,
      remedy: 'Remove those that nobody uses.',
    },
  ];
}
