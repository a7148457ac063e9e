/** What a reader should know about a file of the repository's configuration. */
export type Diagnostic = {
  file: string;
  /** 1 for the first. */
  line: number;
  /** `error`: it is not loaded. `warning`: it is, and something in it is not as its author may think. `info`: it is none. */
  severity: 'error' | 'warning' | 'info';
  message: string;
  remedy: string;
};
