import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runKit } from '@songwai/partner/run-kit';

/** How a command ended, and what it printed. */
export interface Ended {
  readonly code: number;
  /** Standard output. */
  readonly out: string;
  /** Standard error. */
  readonly err: string;
}

/** A command that runs. */
export interface Running {
  readonly ended: Promise<Ended>;
  /** Printed until now, on both. */
  said(): string;
  /** Ctrl-C. */
  interrupt(): void;
}

/** A terminal in a folder of its own. */
export interface Terminal {
  readonly folder: string;
  run(...words: readonly string[]): Promise<Ended>;
  start(...words: readonly string[]): Running;
  write(file: string, text: string): Promise<void>;
  close(): Promise<void>;
}

interface TerminalOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Where commands are called; by default a new folder. */
  readonly folder?: string;
  readonly clock?: () => Date;
}

/** Opens a terminal in which the kit's commands run as a partner types them. */
export async function openTerminal({
  env = {},
  folder: given,
  clock = () => new Date(),
}: TerminalOptions = {}): Promise<Terminal> {
  const own = await mkdtemp(path.join(os.tmpdir(), 'songwai-terminal-'));
  const folder = given ?? own;
  const start = (...words: readonly string[]): Running => {
    const [out, err]: [string[], string[]] = [[], []];
    const stop = new AbortController();
    const ended = runKit(words, {
      print: (line) => void out.push(line),
      complain: (line) => void err.push(line),
      env,
      folder,
      clock,
      signal: stop.signal,
    }).then((code) => ({ code, out: out.join('\n'), err: err.join('\n') }));
    return { ended, said: () => [...out, ...err].join('\n'), interrupt: () => stop.abort() };
  };
  return {
    folder,
    start,
    run: (...words) => start(...words).ended,
    write: (file, text) => writeFile(path.join(folder, file), text),
    close: () => rm(own, { recursive: true }),
  };
}
