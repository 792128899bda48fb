import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Of this version. */
const ownMainFile = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const pollMs = 20;
/** On a machine that does other work too: it fails when it does not come, not when it comes late. */
const startTimeoutMs = 240_000;

/** A gateway on a port and a folder of its own, that can be killed and started again. */
export interface GatewayProcess {
  readonly port: number;
  readonly logFile: string;
  /** Starts it; does not wait until it serves. */
  spawn(): Promise<void>;
  /** Waits until it serves. @throws Error when it ends or takes too long. */
  waitUntilReady(): Promise<void>;
  /** Whether it ended although nobody asked it to. */
  hasDied(): boolean;
  kill(): Promise<void>;
  /** Asks it to stop, by each of the signals in turn. @returns its exit code. */
  stop(signals?: readonly NodeJS.Signals[]): Promise<number | null>;
}

interface ProcessOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly logFile?: string;
  /** The program of another version. */
  readonly mainFile?: string;
  /** Variables besides those of every run. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The real program, started as its operator would. */
export function makeGatewayProcess({
  dataDir,
  port,
  logFile = path.join(dataDir, 'gateway.log'),
  mainFile = ownMainFile,
  env = {},
}: ProcessOptions): GatewayProcess {
  let child: ChildProcess | undefined;
  let exit: Promise<unknown> = Promise.resolve();

  const end = async (signal: NodeJS.Signals) => {
    child?.kill(signal);
    await exit;
  };
  return {
    port,
    logFile,
    spawn: async () => {
      const log = await open(logFile, 'a');
      child = spawn(process.execPath, [mainFile], {
        env: {
          ...process.env,
          NODE_ENV: 'test',
          HOST: '127.0.0.1',
          PORT: String(port),
          PARTNER_PORT: String(port === 65_535 ? port - 1 : port + 1),
          PUBLIC_URL: `http://127.0.0.1:${port}`,
          DATA_DIR: dataDir,
          DATABASE_URL: '',
          SEED: 'demo',
          LOG_LEVEL: 'info',
          // One user books all the time.
          NEW_CUSTOMER_CASH_JOBS: '1000000',
          ...env,
        },
        stdio: ['ignore', log.fd, log.fd],
      });
      exit = once(child, 'exit');
      await log.close();
    },
    waitUntilReady: async () => {
      const deadline = performance.now() + startTimeoutMs;
      while (performance.now() < deadline) {
        if (child?.exitCode != null || child?.signalCode != null)
          throw new Error(`The gateway ended with ${child.exitCode ?? child.signalCode} instead of serving. See ${logFile}.`);
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
        if (answer?.ok) return;
        await wait(pollMs);
      }
      throw new Error(`The gateway did not serve within ${startTimeoutMs / 1000} s. See ${logFile}.`);
    },
    hasDied: () => child !== undefined && (child.exitCode !== null || child.signalCode !== null),
    kill: () => end('SIGKILL'),
    stop: async (signals = ['SIGTERM']) => {
      for (const signal of signals) child?.kill(signal);
      await exit;
      return child?.exitCode ?? null;
    },
  };
}
