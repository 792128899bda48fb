import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readIfThere } from '../src/database/embedded/write-once.ts';
import { killServer } from '../tests/harness/kill-server.ts';
import { type ClientOptions, type Ledger, makeBookingClient } from './booking-client.ts';
import { type GatewayProcess, makeGatewayProcess } from './gateway-process.ts';
import { makeRandom } from './random.ts';
import { verify } from './verify.ts';

/** One run. */
export interface CrashOptions {
  readonly kills: number;
  readonly seed: number;
  readonly dataDir: string;
  readonly port: number;
  readonly say: (line: string) => void;
}

/** How it went; no problems means that every promise was kept. */
export interface CrashResult {
  readonly kills: number;
  readonly serverKills: number;
  readonly acknowledged: number;
  readonly retried: number;
  readonly doubled: number;
  readonly jobs: number;
  readonly problems: readonly string[];
}

const clientCount = 6;
const longestLifeMs = 900;
/** So often a gateway whose database is spared is killed while it still starts. */
const earlyShare = 0.4;
const longestStopMs = 10_000;

/** Runs the whole test; see `main.ts`. @throws Error when the gateway does not come back or a client is refused. */
export async function runCrashTest(options: CrashOptions): Promise<CrashResult> {
  const { dataDir, port, kills, say } = options;
  const random = makeRandom(options.seed);
  // Root's server runs as another user, who has to enter.
  await chmod(dataDir, 0o755);
  const gateway = makeGatewayProcess({ dataDir, port });
  const ledger: Ledger = { acknowledged: new Map(), retried: 0, doubled: 0, contradictions: [] };
  const clients = Array.from({ length: clientCount }, (_, index) => {
    const own: ClientOptions = { port, ledger, random: makeRandom(options.seed + index + 1), from: `127.0.0.${index + 2}` };
    return makeBookingClient(own);
  });

  const cold = await timeOf(async () => {
    await gateway.spawn();
    await gateway.waitUntilReady();
  });
  say(`  cold start ${cold} ms`);
  let isOver = false;
  const failure = Promise.withResolvers<never>();
  const flow = Promise.all(clients.map((client) => client.run(() => isOver)));
  flow.catch(failure.reject);

  let serverKills = 0;
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const withServer = kill % 2 === 0;
      const known = ledger.acknowledged.size;
      await Promise.race([live(gateway, { random, ledger, mayBeEarly: !withServer }), failure.promise]);
      await Promise.all([gateway.kill(), withServer ? killDatabase(dataDir) : undefined]);
      if (withServer) serverKills++;
      await gateway.spawn();
      say(`  kill ${kill}${withServer ? ' with the database' : ''}: +${ledger.acknowledged.size - known} bookings`);
    }
    const warm = await timeOf(() => gateway.waitUntilReady());
    say(`  last start ${warm} ms`);
    isOver = true;
    await flow;
    await repeatAll(clients, ledger);
  } catch (error) {
    isOver = true;
    await gateway.kill();
    throw error;
  }

  let exitCode: number | null = null;
  const stopMs = await timeOf(async () => {
    exitCode = await gateway.stop();
  });
  const { jobs, problems } = await verify(dataDir, ledger);
  const stopProblems = exitCode === 0 && stopMs <= longestStopMs ? [] : [`SIGTERM: exit code ${exitCode} after ${stopMs} ms`];
  const { retried, doubled, contradictions } = ledger;
  return {
    kills,
    serverKills,
    acknowledged: ledger.acknowledged.size,
    retried,
    doubled,
    jobs,
    problems: [...problems, ...contradictions, ...stopProblems],
  };
}

interface LifeOptions {
  readonly random: () => number;
  readonly ledger: Ledger;
  readonly mayBeEarly: boolean;
}

/** Lets the gateway live until a random moment: mostly while bookings flow, at times while it is still starting. */
async function live(gateway: GatewayProcess, { random, ledger, mayBeEarly }: LifeOptions): Promise<void> {
  const lifeMs = random() * longestLifeMs;
  if (mayBeEarly && random() < earlyShare) return wait(lifeMs);
  await gateway.waitUntilReady();
  const known = ledger.acknowledged.size;
  while (ledger.acknowledged.size === known) await wait(5);
  await wait(lifeMs);
}

/** Kills the server that the gateway runs, wherever its data lie. */
async function killDatabase(dataDir: string): Promise<void> {
  const elsewhere = await readIfThere(path.join(dataDir, 'postgres.location'));
  await killServer(path.join(elsewhere?.trim() ?? dataDir, 'postgres'));
}

/** The same guid answers the same job, after everything. */
async function repeatAll(clients: readonly ReturnType<typeof makeBookingClient>[], { acknowledged }: Ledger): Promise<void> {
  const guids = [...acknowledged.keys()];
  await Promise.all(clients.map((client, index) => client.repeat(guids.filter((_, i) => i % clients.length === index))));
}

async function timeOf(action: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await action();
  return Math.round(performance.now() - begin);
}
