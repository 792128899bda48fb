import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port.ts';
import { expect, test as journeyTest } from './journey-test.ts';

/** Loaded before the gateway. */
const clockFile = fileURLToPath(new URL('./time/clock-ahead.ts', import.meta.url));
const mainFile = fileURLToPath(new URL('../../../gateway/src/main.ts', import.meta.url));

/** A gateway that a journey can stop and start. */
export interface OwnGateway {
  readonly origin: string;
  /** @param aheadMs how far its clock is ahead of the machine's: of what comes with the days, such as invoices. */
  start(aheadMs?: number): Promise<void>;
  stop(): Promise<void>;
}

interface OwnGatewayOptions {
  readonly port: number;
  readonly dataDir: string;
  /** Variables beyond those of every journey's gateway. */
  readonly env?: Readonly<Record<string, string>>;
}

const createOwnGateway = ({ port, dataDir, env: given = {} }: OwnGatewayOptions): OwnGateway => {
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | null = null;
  return {
    origin,
    async start(aheadMs = 0) {
      const { JOURNEYS_DATA_DIR: _, ...env } = process.env;
      child = spawn(process.execPath, ['--import', clockFile, mainFile], {
        // Without drivers, so that booked jobs stay open and can be counted.
        env: {
          ...env,
          PORT: String(port),
          PUBLIC_URL: origin,
          DATA_DIR: dataDir,
          SEED: 'demo',
          SIMULATION_SPEED: '0',
          LOG_LEVEL: 'error',
          ...given,
          JOURNEYS_CLOCK_AHEAD_MS: String(aheadMs),
        },
        stdio: 'inherit',
      });
      await expect
        .poll(
          () =>
            fetch(`${origin}/readyz`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 60_000 },
        )
        .toBe(true);
    },
    async stop() {
      if (child === null || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** Starts a gateway with these variables, lends it, and leaves nothing of it behind. */
export const withOwnGateway = async (
  env: Readonly<Record<string, string>>,
  use: (gateway: OwnGateway) => Promise<void>,
): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'songwai-own-gateway-'));
  const gateway = createOwnGateway({ port: await findFreePort(), dataDir, env });
  await gateway.start();
  await use(gateway);
  await gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
};

export const test = journeyTest.extend<{ readonly ownGateway: OwnGateway }>({
  // Playwright requires a destructured first argument, even if unused.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  ownGateway: async ({}, use) => withOwnGateway({}, use),
});

export { expect };
