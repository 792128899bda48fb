import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { KitError } from '../kit-error.ts';
import { gatewayEntry } from './find-workspace.ts';

export interface StartOptions {
  readonly workspace: string;
  readonly port: number;
  /** Port of the partner's pages, which makes their origin. */
  readonly pagePort: number;
  /** Simulated seconds per second. */
  readonly speed: number;
  readonly signal: AbortSignal;
}

/** A gateway of its own: its data are gone when it has stopped. */
export interface OwnGateway {
  readonly origin: string;
  /** Of the demo partner. */
  readonly secret: string;
  /** Resolves when it has ended by itself. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const pollMs = 100;
const shownLines = 12;

const isServing = async (origin: string, signal: AbortSignal): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`, { signal })).ok;
  } catch {
    return false;
  }
};

/** Whatever is there would be taken for the gateway that is started, and set up in its place. @throws {KitError} if something answers */
const expectNobodyAt = async (origin: string, signal: AbortSignal): Promise<void> => {
  const isTaken = await fetch(origin, { signal, method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isTaken && !signal.aborted)
    throw new KitError(`Something is at ${origin} already, perhaps \`npm start\`: end it, or give another --port.`);
};

/** Where PostgreSQL put its data, if it could not enter the folder (docs/operations.md); they go, too. */
const removeData = async (dataDir: string): Promise<void> => {
  const elsewhere = await readFile(path.join(dataDir, 'postgres.location'), 'utf8').catch(() => '');
  if (elsewhere.trim() !== '') await rm(elsewhere.trim(), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
};

/** The environment of the program: no database, keys or folders of another gateway that is configured here. */
const environmentOf = ({ port, pagePort, speed }: StartOptions, dataDir: string, secret: string) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TMPDIR: process.env['TMPDIR'],
  SystemRoot: process.env['SystemRoot'],
  NODE_ENV: 'development',
  SEED: 'demo',
  LOG_LEVEL: 'warn',
  PORT: String(port),
  PARTNER_PORT: String(pagePort),
  PUBLIC_URL: `http://localhost:${port}`,
  SIMULATION_SPEED: String(speed),
  PARTNER_DEMO_SECRET: secret,
  DATA_DIR: dataDir,
});

/** Starts the product's gateway with a new database and the demo partner. @throws {KitError} it cannot start; the message is the gateway's */
export async function startGateway(options: StartOptions): Promise<OwnGateway> {
  const origin = `http://localhost:${options.port}`;
  await expectNobodyAt(origin, options.signal);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'songwai-partner-'));
  // PostgreSQL may run as another user, who has to get in.
  await chmod(dataDir, 0o711);
  const secret = randomBytes(24).toString('hex');
  const child: ChildProcess = spawn(process.execPath, [gatewayEntry(options.workspace)], {
    cwd: options.workspace,
    env: environmentOf(options, dataDir, secret),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => void said.push(text));
  const ended = once(child, 'exit').then(() => undefined);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    if (!hasEnded()) child.kill('SIGTERM');
    await ended;
    await removeData(dataDir);
  };
  while (!(await isServing(origin, options.signal))) {
    if (hasEnded() || options.signal.aborted) {
      await stop();
      const words = said.join('').trim().split('\n').slice(-shownLines).join('\n');
      throw new KitError(
        options.signal.aborted ? 'Stopped before the gateway was ready.' : words || 'The gateway ended without a word.',
      );
    }
    await wait(pollMs);
  }
  return { origin, secret, ended, stop };
}
