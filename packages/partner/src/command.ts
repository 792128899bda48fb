import { parseArgs } from 'node:util';
import type { Kit } from './kit.ts';
import { UsageError } from './kit-error.ts';

/** An option of a command. */
export interface Option {
  /** What the help calls its value, `<url>`; a flag has none. */
  readonly value?: string;
  /** May be given several times. */
  readonly isList?: boolean;
  readonly help: string;
}

/** What was typed after a command's name. */
export interface Given {
  readonly words: readonly string[];
  text(option: string): string | undefined;
  list(option: string): readonly string[];
  has(flag: string): boolean;
}

/** One command of the kit. */
export interface Command {
  /** As typed: `webhook listen`. */
  readonly name: string;
  /** What follows the name: `<url>`. */
  readonly words?: string;
  /** For the list of commands. */
  readonly summary: string;
  /** More of it, for its own help. */
  readonly details?: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** @returns the exit code. @throws {KitError} for what the user can mend. */
  run(given: Given, kit: Kit): Promise<number>;
}

/** Reads what was typed after a command's name. @throws {UsageError} an unknown option, or one without its value. */
export function readGiven({ options }: Command, typed: readonly string[]): Given {
  const config = Object.fromEntries(
    Object.entries({ ...options, help: { help: '' } }).map(([name, { value, isList = false }]: [string, Option]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: isList },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...typed], options: config, allowPositionals: true, strict: true });
    return {
      words: positionals,
      text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
      list: (option) => (Array.isArray(values[option]) ? values[option].map(String) : []),
      has: (flag) => values[flag] === true,
    };
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
