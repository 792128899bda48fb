import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { EmbeddedOptions } from '../../src/database/embedded/open-embedded.ts';
import type { ServerAccount } from '../../src/database/embedded/run.ts';

/** The program that stands in for the gateway. */
export const standInFile = fileURLToPath(new URL('../database/gateway-stand-in.ts', import.meta.url));

/** A running stand-in: a process that opens the embedded database as the gateway does. */
export interface StandIn {
  readonly process: ChildProcess;
  /** Undefined if it failed to start. */
  readonly connectionString: string | undefined;
  /** The reason if it failed to start. */
  readonly error: string | undefined;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  query(sql: string): Promise<Record<string, unknown>[]>;
}

type StandInOptions = Omit<EmbeddedOptions, 'log'>;

/** Starts stand-ins as one operating-system user, and can kill all that it started. */
export function makeStandIns(account: ServerAccount | undefined) {
  const started: StandIn[] = [];

  const start = async (options: StandInOptions): Promise<StandIn> => {
    const child = spawn(process.execPath, [standInFile, JSON.stringify(options)], {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    const exit = once(child, 'exit');
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const said = JSON.parse(line) as { connectionString?: string; error?: string };
    const standIn: StandIn = {
      process: child,
      connectionString: said.connectionString,
      error: said.error,
      stop: async () => {
        child.kill('SIGTERM');
        await exit;
        return child.exitCode;
      },
      kill: async () => {
        child.kill('SIGKILL');
        await exit;
      },
      query: (sql) => query(said.connectionString, sql),
    };
    started.push(standIn);
    return standIn;
  };

  return { start, killAll: () => Promise.all(started.map((standIn) => standIn.kill())) };
}

async function query(connectionString: string | undefined, sql: string): Promise<Record<string, unknown>[]> {
  if (connectionString === undefined) throw new Error('The stand-in did not start.');
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
