import { randomUUID } from 'node:crypto';
import { cancelJob, createJob } from '@songwai/core/jobs/contract';
import { payJob, payOpenAmounts } from '@songwai/core/jobs/paying/pay-contract';
import { paymentStatus } from '@songwai/core/payments/contract';
import { tipDriver } from '@songwai/core/ratings/tip-contract';
import { payWalletPackage } from '@songwai/core/wallet/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/database/open-database.ts';
import { changeStatus } from '../src/jobs/status-queries.ts';
import { expireFreeCredit } from '../src/pricing/credit/free-credit-queries.ts';
import { insertDrivenRide, saveVisit } from '../src/rides/ride-queries.ts';
import { bookJob, moveJob, setJob, tryToBook } from './builders/bookings.ts';
import { addCompany, addCustomer, addFreeCredit, addMember } from './builders/customers.ts';
import { addDriver, matchDrivers, pixelPng } from './builders/drivers.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { plainOrder } from './builders/order.ts';
import { answerBank, makeSweeper, saveCard } from './builders/payments.ts';
import { type Caller, signInAs } from './builders/sessions.ts';
import type { Answer } from './builders/typed-call.ts';
import { moveWallet } from './builders/wallets.ts';
import { createSecondGateway } from './database/second-gateway.ts';
import { createTestDatabase } from './harness/create-test-database.ts';
import { silentLog } from './harness/silent-log.ts';
import { readFaults } from './money/read-faults.ts';
import { rideTo } from './money/ride-to.ts';

const [card, wallet, promptPay] = [1, 2, 3] as const;
const rounds = 5;
/** Of all rounds together, on a machine that has other work to do. */
const patienceMs = 300_000;

let database: OpenDatabase;
let one: Gateway;
let other: Gateway;
let adminToken: string;
beforeAll(async () => {
  database = await createTestDatabase('demo');
  const { connectionString } = database;
  // With connections of its own, so that the database outlives the gateways.
  one = await createGateway({ database: await openDatabase({ databaseUrl: connectionString, dataDir: '', log: silentLog }) });
  other = await createSecondGateway(one, { clock: one.clock });
  adminToken = (await signInAs(one, 'admin@songwai.test')).token;
});
afterAll(() => database.close());

interface Payer {
  readonly caller: Caller;
  /** Whose wallet it is. */
  readonly owner: Pick<Caller, 'userId'>;
}

/** A customer alone, or a member of a company, who both have spent from the wallet before. */
async function addPayer(company: Caller | null): Promise<Payer> {
  const caller =
    company === null
      ? await addCustomer(one, { freeCreditSatang: 10_000 })
      : await addMember(one, company, { rights: ['order', 'view', 'pay'] });
  await addFreeCredit(one, { userId: caller.userId, amountSatang: 1_000, expiresAt: one.clock.now() });
  await saveCard(one, caller);
  const owner = company ?? caller;
  await moveWallet(one, owner, { satang: 500_000 });
  return { caller, owner };
}

/** Brings a job to its last stop, where the driver hands the goods over. */
const rideToDoor = (jobId: string, driverId: number): Promise<void> =>
  one.db.transaction().execute(async (trx) => {
    const at = one.clock.now();
    await insertDrivenRide(trx, { jobId, driverId, at });
    await changeStatus(trx, { jobId, status: 'pickedUp', stop: 0, at });
    await saveVisit(trx, { jobId, nextVisit: 1, isAtVisit: true, endedAt: null });
  });

/** Everything that one customer can press about their money, on both gateways, and what the administrators and the workers do meanwhile. */
async function preparePresses({ caller }: Payer) {
  const driver = await addDriver(one);
  const asked = await tryToBook(one, caller, { paymentType: promptPay });
  const { jobId: waiting, payment } = asked.body;
  const { jobId: unpaid } = await bookJob(one, caller, { paymentType: promptPay });
  const { jobId: searched } = await bookJob(one, caller, { paymentType: wallet });
  const { jobId: driven } = await bookJob(one, caller, { paymentType: wallet });
  const { jobId: done } = await bookJob(one, caller, { paymentType: wallet });
  const { jobId: late } = await bookJob(one, caller, { paymentType: card });
  const { jobId: ending } = await bookJob(one, caller, { paymentType: wallet });
  const { jobId: unfound } = await bookJob(one, caller, { paymentType: wallet });
  await rideTo(one, { jobId: done, driverId: driver.id });
  await rideToDoor(ending, driver.id);
  await moveJob(one, driven, ['pickedUp', 0]);
  await moveJob(one, late, ['arrived', 0]);
  await one.call(cancelJob, { jobId: late }, caller);
  await setJob(one, unpaid, { pay_until: one.clock.now() });
  await setJob(one, unfound, { search_until: one.clock.now() });

  const guid = () => randomUUID();
  const status = (gateway: Gateway) => () => gateway.call(paymentStatus, { chargeId: payment?.chargeId ?? '' }, caller);
  const presses: readonly (() => Promise<unknown>)[] = [
    ...(payment === undefined ? [] : [() => answerBank(one, payment, 'pay'), status(other), status(one)]),
    () => one.call(payJob, { jobId: waiting, guid: guid(), paymentType: wallet }, caller),
    () => other.call(payJob, { jobId: waiting, guid: guid(), paymentType: card }, caller),
    () => other.call(payJob, { jobId: unpaid, guid: guid(), paymentType: wallet }, caller),
    () => other.call(cancelJob, { jobId: waiting }, caller),
    () => one.call(cancelJob, { jobId: searched }, caller),
    () => other.call(cancelJob, { jobId: searched }, caller),
    () => one.post(`/admin/job/${driven}/complete`, { reason: 'โทรศัพท์คนขับเสีย', lang: 'en' }, { token: adminToken }),
    () => other.post(`/admin/job/${driven}/cancel`, { reason: 'ทดสอบ', lang: 'en', withFee: true }, { token: adminToken }),
    async () => {
      const answer = await driver.post(`/driver/job/${ending}/deliver`, { visit: 1, imgBase64: pixelPng, proofType: 'photo' });
      expect(answer.body).toMatchObject({ jobStatus: 'completed' });
      return answer;
    },
    () => other.call(cancelJob, { jobId: unfound }, caller),
    () => one.call(payWalletPackage, { guid: guid(), amount: 500, paymentType: card }, caller),
    () => one.call(payOpenAmounts, { guid: guid(), paymentType: wallet }, caller),
    () => other.call(payOpenAmounts, { guid: guid(), paymentType: card }, caller),
    () => other.call(tipDriver, { jobId: done, guid: guid(), amount: 20, paymentType: wallet }, caller),
    () => one.call(tipDriver, { jobId: done, guid: guid(), amount: 20, paymentType: card }, caller),
    () => one.call(createJob, plainOrder({ paymentType: wallet }), caller),
    () => other.call(createJob, plainOrder({ paymentType: card }), caller),
  ];
  return presses;
}

const statusOf = (answer: unknown): number => (answer as Pick<Answer, 'status'> | undefined)?.status ?? 200;

it(
  'paying, settling, cancelling, ending and tipping at the same moment on two gateways never ends in a deadlock or a 503',
  async () => {
    const statuses: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const company = round % 3 === 0 ? await addCompany(one) : null;
      const payers = [await addPayer(company), await addPayer(company), await addPayer(null)];
      const presses = (await Promise.all(payers.map(preparePresses))).flat();
      const workers = [one, other].flatMap((gateway) => [
        () => makeSweeper(gateway).work(),
        () => matchDrivers(gateway),
        () => expireFreeCredit(gateway.db, gateway.clock.now()),
      ]);
      // Each round begins elsewhere, so that the presses meet in other orders.
      const turned = [...presses.slice(round % presses.length), ...presses.slice(0, round % presses.length), ...workers];
      const answers = await Promise.all(turned.map((press) => press()));
      statuses.push(...answers.map(statusOf));
      one.clock.advanceSeconds(60);
    }
    await makeSweeper(one).work();
    expect(await readFaults(one.db)).toEqual([]);
    await other.close();
    await one.close();

    // What a connection has counted is known once it has ended.
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`.execute(database.db);
      expect(rows).toHaveLength(0);
    });
    const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(database.db);
    expect({ deadlocks: rows[0]?.deadlocks, busy: statuses.filter((status) => status === 503).length }).toEqual({
      deadlocks: 0,
      busy: 0,
    });
  },
  patienceMs,
);
