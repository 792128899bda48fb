import { spawn } from 'node:child_process';

/** The operating system's user under which the server runs. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

/** The exit code and output of a command; 127, as in a shell, where it does not exist. */
interface RunResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a command until it exits. */
export type Run = (command: string, args: readonly string[], account?: ServerAccount) => Promise<RunResult>;

/** The environment of server processes, without the gateway's configuration. Messages are in English. */
export function serverEnvironment(): Record<string, string> {
  const inherited = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a command until it exits, as the given user. */
export const run: Run = (command, args, account) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      // The other user may not be able to enter the gateway's working directory.
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
