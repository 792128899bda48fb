import { chmod } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type ClientOptions, type Ledger, makeBookingClient } from './booking-client.ts';
import { type GatewayProcess, makeGatewayProcess } from './gateway-process.ts';
import { endSessions, type KillKind, killDatabase, killDatabaseAlone, killKinds } from './kills.ts';
import { makeRandom } from './random.ts';
import { verify } from './verify.ts';

/** One run. */
export interface CrashOptions {
  /** Shared out among the three kinds in turn. */
  readonly kills: number;
  /** How often every session of the gateway is ended, a quarter of a second apart. */
  readonly endings: number;
  readonly seed: number;
  readonly dataDir: string;
  readonly port: number;
  readonly say: (line: string) => void;
}

/** What one kind of blow did. */
export interface KindFigures {
  blows: number;
  /** Bookings that were acknowledged between the blow before and this one. */
  acknowledged: number;
  /** How often the gateway ended although only its database was hit. */
  deaths: number;
}

/** How it went; no problems means that every promise was kept. */
export interface CrashResult {
  readonly kinds: ReadonlyMap<string, KindFigures>;
  readonly acknowledged: number;
  readonly lost: number;
  readonly retried: number;
  readonly refused: number;
  readonly doubled: number;
  readonly jobs: number;
  readonly problems: readonly string[];
}

const clientCount = 6;
const longestLifeMs = 900;
const endingEveryMs = 250;
/** So often a gateway whose database is spared is killed while it still starts. */
const earlyShare = 0.4;
const longestStopMs = 10_000;
const sessionsEnded = 'sessions ended';

/** Runs the whole test; see `main.ts`. @throws Error when the gateway does not come back or a client is refused. */
export async function runCrashTest(options: CrashOptions): Promise<CrashResult> {
  const { dataDir, port, kills, endings, say } = options;
  const random = makeRandom(options.seed);
  // Root's server runs as another user, who has to enter.
  await chmod(dataDir, 0o755);
  const gateway = makeGatewayProcess({ dataDir, port });
  const ledger: Ledger = { acknowledged: new Map(), retried: 0, doubled: 0, refused: 0, contradictions: [] };
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

  const kinds = new Map<string, KindFigures>();
  /** Counts a blow, and gets up again a gateway that it should have spared. */
  const count = async (kind: string, known: number, isSpared: boolean): Promise<void> => {
    const figures = kinds.get(kind) ?? { blows: 0, acknowledged: 0, deaths: 0 };
    kinds.set(kind, figures);
    figures.blows++;
    figures.acknowledged += ledger.acknowledged.size - known;
    if (!isSpared || !gateway.hasDied()) return;
    figures.deaths++;
    await gateway.spawn();
  };
  const blows = {
    gateway: () => gateway.kill(),
    'gateway and database': () => Promise.all([gateway.kill(), killDatabase(dataDir)]),
    'database alone': () => killDatabaseAlone(dataDir, random),
  } satisfies Record<KillKind, () => Promise<unknown>>;

  const killAll = async () => {
    for (let kill = 0; kill < kills; kill++) {
      const kind = killKinds[kill % killKinds.length] ?? 'gateway';
      const isSpared = kind === 'database alone';
      const known = ledger.acknowledged.size;
      await live(gateway, { random, ledger, mayBeEarly: kind === 'gateway' && kill > 0 });
      await blows[kind]();
      if (isSpared) await settle(gateway);
      else await gateway.spawn();
      await count(kind, known, isSpared);
      say(`  kill ${kill + 1}, ${kind}: +${ledger.acknowledged.size - known} bookings`);
    }
  };
  const endAll = async () => {
    await gateway.waitUntilReady();
    for (let round = 0; round < endings; round++) {
      const known = ledger.acknowledged.size;
      await Promise.all([endSessions(dataDir), wait(endingEveryMs)]);
      await count(sessionsEnded, known, true);
    }
    if (endings > 0) say(`  ${endings} times every session ended: +${kinds.get(sessionsEnded)?.acknowledged} bookings`);
  };

  try {
    await Promise.race([killAll().then(endAll), failure.promise]);
    const warm = await timeOf(() => gateway.waitUntilReady());
    say(`  ready again after ${warm} ms`);
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
  const { jobs, lost, problems } = await verify(dataDir, ledger);
  const stopProblems = exitCode === 0 && stopMs <= longestStopMs ? [] : [`SIGTERM: exit code ${exitCode} after ${stopMs} ms`];
  const deaths = [...kinds].filter(([, figures]) => figures.deaths > 0);
  const { retried, refused, doubled, contradictions } = ledger;
  return {
    kinds,
    acknowledged: ledger.acknowledged.size,
    lost,
    retried,
    refused,
    doubled,
    jobs,
    problems: [
      ...deaths.map(([kind, figures]) => `the gateway died ${figures.deaths} times of: ${kind}`),
      ...problems,
      ...contradictions,
      ...stopProblems,
    ],
  };
}

/** Waits until a gateway whose database was hit serves again, or has died of it. */
async function settle(gateway: GatewayProcess): Promise<void> {
  await gateway.waitUntilReady().catch((error: unknown) => {
    if (!gateway.hasDied()) throw error;
  });
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
