import { readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { run } from './run.ts';
import { readIfThere } from './write-once.ts';

/** What a running server says of itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** The file in which a server claims its data. */
export const postmasterFile = (dataDirectory: string): string => path.join(dataDirectory, 'postmaster.pid');

/** Reads the claim; undefined where there is none. A claim that is still being written has neither port nor readiness. */
export async function readPostmaster(dataDirectory: string): Promise<Postmaster | undefined> {
  const text = await readIfThere(postmasterFile(dataDirectory));
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3] ?? 0), isReady: lines[7]?.trim() === 'ready' };
}

/** Checks whether a process lives; one that belongs to somebody else lives too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Checks whether the process that a claim names is the server of these data. After a power cut or in a new container the
 * number may belong to something else by now, and PostgreSQL alone would then refuse to start for ever.
 */
export async function isServerOf(pid: number, dataDirectory: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform !== 'linux')
    return (await run('ps', ['-o', 'command=', '-p', String(pid)])).output.includes(dataDirectory);
  try {
    // A server stands in its data; unlike its command line this follows a folder that was renamed.
    return (await readlink(`/proc/${pid}/cwd`)) === dataDirectory;
  } catch {
    // Not ours to look at (a container without ptrace), or a zombie, whose command line is empty.
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return commandLine.includes(dataDirectory);
  }
}
