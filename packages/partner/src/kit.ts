/** What a command of the kit works with; passed in, so that a test runs it as a terminal does. */
export interface Kit {
  /** Prints the result. */
  readonly print: (line: string) => void;
  /** Prints what went wrong, or what else there is to know: standard error. */
  readonly complain: (line: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where the command was called; relative paths begin here. */
  readonly folder: string;
  readonly clock: () => Date;
  /** Aborts when the user wants to stop (Ctrl-C). */
  readonly signal: AbortSignal;
}

/** Exit codes of all commands. */
export const exitCode = { done: 0, failed: 1, misused: 2 } as const;
