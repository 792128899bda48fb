import { readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { run } from './run.ts';
import { readIfThere } from './write-once.ts';

/** The contents of `postmaster.pid`, which a running server writes. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** The file that marks data as used by a server. */
export const postmasterFile = (dataDirectory: string): string => path.join(dataDirectory, 'postmaster.pid');

/** Reads the file; undefined where there is none. While a server is starting, port and readiness are missing. */
export async function readPostmaster(dataDirectory: string): Promise<Postmaster | undefined> {
  const text = await readIfThere(postmasterFile(dataDirectory));
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3] ?? 0), isReady: lines[7]?.trim() === 'ready' };
}

/** Whether a process is running, also one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether the process named in the file is the server of this data. After a power failure or in a new container another
 * process may have the number, and PostgreSQL would then refuse to start for ever.
 */
export async function isServerOf(pid: number, dataDirectory: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform !== 'linux')
    return (await run('ps', ['-o', 'command=', '-p', String(pid)])).output.includes(dataDirectory);
  try {
    // A server's working directory is its data; unlike its command line, this follows a renamed folder.
    return (await readlink(`/proc/${pid}/cwd`)) === dataDirectory;
  } catch {
    // Not readable (a container without ptrace), or a zombie, whose command line is empty.
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return commandLine.includes(dataDirectory);
  }
}
