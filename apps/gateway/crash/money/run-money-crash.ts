import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findEmbedded } from '../../src/database/embedded/find-embedded.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { openSession, userIdOf } from '../../tests/builders/sessions.ts';
import { moveWallet } from '../../tests/builders/wallets.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { rideTo } from '../../tests/money/ride-to.ts';
import { makeGatewayProcess } from '../gateway-process.ts';
import { killDatabase } from '../kills.ts';
import { postJson } from '../post-json.ts';
import { makeRandom } from '../random.ts';
import { makeMoneyClient, operationNames, type Promises } from './money-client.ts';
import { type MoneyVerdict, verifyMoney } from './verify-money.ts';

/** One run. */
export interface MoneyCrashOptions {
  readonly kills: number;
  readonly seed: number;
  readonly dataDir: string;
  /** Of the two gateways. */
  readonly ports: readonly [number, number];
  readonly say: (line: string) => void;
}

/** How it went; no problems means that no money was lost or moved twice. */
export interface MoneyCrashResult extends MoneyVerdict {
  readonly acknowledged: Readonly<Record<string, number>>;
  readonly retried: number;
}

const clientCount = 6;
const longestLifeMs = 900;
const walletSatang = 1_000_000_000;
/** Each has two tips at most. */
const doneJobs = 40;
const clock = { now: () => new Date(), advanceSeconds: () => undefined, set: () => undefined };

const countAll = ({ acknowledged }: Promises): number => [...acknowledged.values()].reduce((sum, { size }) => sum + size, 0);

/** Fills the customer's wallet, saves a card, and completes jobs whose drivers get tips. */
async function prepare(databaseUrl: string, port: number) {
  const database = await openDatabase({ databaseUrl, dataDir: '', log: silentLog });
  try {
    const stored = { db: database.db, clock };
    const userId = await userIdOf(stored, 'demo@songwai.test');
    const token = await openSession(stored, userId);
    await moveWallet(stored, { userId }, { satang: walletSatang });
    const post = async (call: string, body: object) =>
      (await postJson({ port, path: `/api${call}`, token, from: '127.0.0.1' }, body)).body;
    const card = { brand: 'visa', lastDigits: '4242', holderName: 'P', mmExp: 8, yyyyExp: 2099, behaviour: 'succeeds' };
    const { cardTokenId } = await post('/payment/sandbox/token', card);
    await post('/cc_omise_add_card_to_customer', { cardTokenId });
    const stop = { addressName: 'Stop', contactName: 'Somchai', contactPhone: '0898765432', lat: 13.74, lng: 100.53 };
    const locationList = [stop, { ...stop, lat: 13.75 }];
    const order = { vehicle: 1, jobType: 2, taskType: 1, orderType: 'now', paymentType: 0, paymentPoint: 0 };
    const doneJobIds: string[] = [];
    for (let number = 1; number <= doneJobs; number += 1) {
      const guid = `done-job-${number}`;
      const booked = await post('/create_job', { ...order, guid, confirmPhone: '0812345678', locationList });
      const jobId = String(booked['jobId']);
      const driver = { first_name: 'Somchai', plate: `1 A ${number}`, vehicle_kind: 'motorcycle' };
      const { id } = await database.db.insertInto('drivers').values(driver).returning('id').executeTakeFirstOrThrow();
      await database.db.deleteFrom('rides').where('job_id', '=', jobId).execute();
      await rideTo(stored, { jobId, driverId: id });
      doneJobIds.push(jobId);
    }
    return { userId, token, doneJobIds };
  } finally {
    await database.close();
  }
}

/** Runs the whole test; see `main.ts`. @throws Error when a gateway does not come back or a client is refused. */
export async function runMoneyCrash({ kills, seed, dataDir, ports, say }: MoneyCrashOptions): Promise<MoneyCrashResult> {
  const random = makeRandom(seed);
  // Root's server runs as another user, who has to enter.
  await chmod(dataDir, 0o755);
  // No simulated driver: the jobs stay as they are paid.
  const env = { SIMULATION_SPEED: '0', REQUESTS_PER_MINUTE: '1000000' };
  const first = makeGatewayProcess({ dataDir, port: ports[0], env });
  await first.spawn();
  await first.waitUntilReady();
  const found = await findEmbedded(dataDir);
  if (found.state !== 'running') throw new Error(`The database in ${dataDir} is ${found.state}.`);
  const { connectionString } = found;
  const secondDir = path.join(dataDir, 'second');
  await mkdir(secondDir, { recursive: true });
  const second = makeGatewayProcess({ dataDir: secondDir, port: ports[1], env: { ...env, DATABASE_URL: connectionString } });
  await second.spawn();
  await second.waitUntilReady();

  const { userId, token, doneJobIds } = await prepare(connectionString, ports[0]);
  const acknowledged = new Map(operationNames.map((name) => [name, new Set<string>()]));
  const promises: Promises = { acknowledged, paidCodes: new Set(), retried: 0, contradictions: [] };
  let isOver = false;
  const failure = Promise.withResolvers<never>();
  const flow = Promise.all(
    Array.from({ length: clientCount }, (_, index) => {
      const own = { random: makeRandom(seed + index + 1), from: `127.0.0.${index + 2}` };
      return makeMoneyClient({ ports, promises, token, doneJobIds, ...own }).run(() => isOver);
    }),
  );
  flow.catch(failure.reject);

  const killAll = async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const known = countAll(promises);
      const [victims, name] =
        kill % 5 === 4 ? [[first, second], 'both'] : kill % 2 === 0 ? [[first], 'the first'] : [[second], 'the second'];
      for (const victim of victims) await victim.waitUntilReady();
      while (countAll(promises) === known) await wait(5);
      await wait(random() * longestLifeMs);
      await Promise.all(victims.map((victim) => victim.kill()));
      for (const victim of victims) await victim.spawn();
      say(`  kill ${kill + 1}, ${name}: +${countAll(promises) - known} acknowledged`);
    }
    for (const gateway of [first, second]) await gateway.waitUntilReady();
  };

  try {
    await Promise.race([killAll(), failure.promise]);
    isOver = true;
    await flow;
  } catch (error) {
    isOver = true;
    await Promise.all([first.kill(), second.kill()]);
    await killDatabase(dataDir);
    throw error;
  }
  await second.stop();
  await first.stop();
  const database = await openDatabase({ dataDir, log: silentLog });
  try {
    const verdict = await verifyMoney(database.db, userId, promises);
    const counts = Object.fromEntries([...acknowledged].map(([name, guids]) => [name, guids.size]));
    const problems = [...verdict.problems, ...promises.contradictions];
    return { ...verdict, problems, acknowledged: counts, retried: promises.retried };
  } finally {
    await database.close();
  }
}
