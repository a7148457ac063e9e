/**
 * Errors that a person should see. Each names what happened and what to do next; `index.ts` catches them once,
 * at the door. What a model should see is a tool result instead, never one of these.
 */
export class GainsayError extends Error {
  override readonly name: string = 'GainsayError';
  /** What the reader can do about it, one sentence. */
  readonly remedy: string;

  constructor(message: string, options: { remedy: string; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.remedy = options.remedy;
  }
}

/** A file, an input or an argument that cannot be used as written: names where it stands and what would be right. */
export class InvalidInput extends GainsayError {
  override readonly name = 'InvalidInput';
  readonly at: { file: string; line?: number; field?: string };

  constructor(
    message: string,
    options: { at: { file: string; line?: number; field?: string }; remedy: string; cause?: unknown },
  ) {
    super(`${place(options.at)}: ${message}`, options);
    this.at = options.at;
  }
}

function place({ file, line, field }: { file: string; line?: number; field?: string }): string {
  const where = line === undefined ? file : `${file}:${line}`;
  return field === undefined ? where : `${where} (${field})`;
}
