import { spawn } from 'node:child_process';

/** The operating system's user that the server runs as. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

/** How a command ended, with what it wrote. A command that does not exist ends with 127, as in a shell. */
interface RunResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a command to its end. */
export type Run = (command: string, args: readonly string[], account?: ServerAccount) => Promise<RunResult>;

/** What a server process may know of our environment: nothing of the gateway's configuration. Messages are in English. */
export function serverEnvironment(): Record<string, string> {
  const inherited = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a command to its end, as another user where one is given. */
export const run: Run = (command, args, account) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      // The other user need not be able to enter the folder that the gateway was started in.
      cwd: '/',
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ code: error.code === 'ENOENT' ? 127 : 126, output: error.message }),
    );
    child.on('close', (code) => resolve({ code: code ?? 128, output }));
  });
