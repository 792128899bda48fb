import { randomUUID } from 'node:crypto';
import { cancelJob } from '@songwai/core/jobs/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askPrice, tryToBook } from '../../../tests/builders/bookings.ts';
import { addCustomer, addFreeCredit } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { type Admin, type Caller, signInAdmin } from '../../../tests/builders/sessions.ts';
import type { Answer } from '../../../tests/builders/typed-call.ts';
import { expireFreeCredit, giveBackFreeCredit, readFreeCredit, spendFreeCredit } from './free-credit-queries.ts';

let gateway: Gateway;
let admin: Admin;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());

const grant = async (fields: object) =>
  (
    await admin.post('/free_credit/grant', {
      ...{ amount: 100, reasonTh: 'ขออภัยที่ส่งช้า', reasonEn: 'Sorry for the delay', guid: randomUUID() },
      ...fields,
    })
  ).body;
const historyOf = async ({ token }: Caller, page: object = {}): Promise<Answer['body']> =>
  (await gateway.post('/free_credit/history', page, { token })).body;
const entriesOf = async (customer: Caller) =>
  (await historyOf(customer))['entries'] as readonly { readonly id: number; readonly kind: string; readonly amount: number }[];
const balanceOf = (customer: Caller) => readFreeCredit(gateway.db, { userId: customer.userId, now: gateway.clock.now() });
const later = (days: number) => new Date(gateway.clock.now().getTime() + days * 86_400_000);

/** Expects that each grant's remainder is the sum of its entries, and not negative. */
async function expectExplained(): Promise<void> {
  const grants = await gateway.db
    .selectFrom('free_credit_grants as g')
    .leftJoin('free_credit_entries as e', 'e.grant_id', 'g.id')
    .select((eb) => ['g.id', 'g.left_satang', eb.fn.sum<number>('e.amount_satang').as('moved')])
    .groupBy(['g.id', 'g.left_satang'])
    .execute();
  expect(grants.length).toBeGreaterThan(0);
  for (const { left_satang, moved } of grants) {
    expect(Number(moved)).toBe(left_satang);
    expect(left_satang).toBeGreaterThanOrEqual(0);
  }
}

describe('credit with a limit for each booking', () => {
  it('is taken first, as much as the limit, and the rest stays for the next bookings', async () => {
    const customer = await addCustomer(gateway);
    const [jobs, { userId }] = [[] as string[], customer];
    for (let count = 0; count < 2; count += 1) await addFreeCredit(gateway, { userId, amountSatang: 3_000, perJobSatang: 2_000 });
    await addFreeCredit(gateway, { userId, amountSatang: 500, expiresAt: later(1) });
    for (const [taken, left] of [
      [25, 40],
      [20, 20],
      [20, 0],
      [0, 0],
    ]) {
      expect((await askPrice(gateway, customer))['freeCredit'] ?? 0).toBe(taken);
      const { body } = await tryToBook(gateway, customer);
      jobs.push(String(body.jobId));
      expect(await balanceOf(customer)).toBe((left as number) * 100);
    }
    expect((await gateway.call(cancelJob, { jobId: jobs[1] as string }, customer)).body.responseCode).toBe(200);
    expect(await balanceOf(customer)).toBe(2_000);
    await expectExplained();
  });

  it('is never taken beyond its limit by bookings at once', async () => {
    const customer = await addCustomer(gateway);
    await addFreeCredit(gateway, { userId: customer.userId, amountSatang: 20_000, perJobSatang: 2_000 });
    await Promise.all([1, 2, 3].map(() => tryToBook(gateway, customer, { guid: randomUUID() })));
    expect(await balanceOf(customer)).toBe(14_000);
    await expectExplained();
  });
});

describe('free credit', () => {
  it('is granted once for a key, also by two clicks at once, shows in the account and lowers the price', async () => {
    const customer = await addCustomer(gateway);
    const guid = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => grant({ userId: customer.userId, amount: 30.5, guid })));
    expect(answers.map((body) => body['isRepeated']).sort()).toEqual([false, true, true]);
    expect((await gateway.post('/userInfo', {}, { token: customer.token })).body['freeCredit']).toBe(30.5);
    const estimate = await askPrice(gateway, customer);
    expect(estimate['freeCredit']).toBe(30.5);
    expect(Number(estimate['netPrice'])).toBeCloseTo(Number(estimate['normalPrice']) - 30.5, 2);
    const row = await gateway.db
      .selectFrom('free_credit_grants')
      .selectAll()
      .where('user_id', '=', customer.userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ granted_by: admin.userId, granted_at: gateway.clock.now() });
  });

  it('tells how it came about, line by line, with the job that took it', async () => {
    const customer = await addCustomer(gateway);
    await grant({ userId: customer.userId, amount: 40, expiresAt: { date: '01/12/2026' } });
    const { jobId } = (await tryToBook(gateway, customer)).body;
    await gateway.call(cancelJob, { jobId: jobId, cancelReason: 'customer cancel' }, customer);
    const history = await historyOf(customer);
    expect(history).toMatchObject({ responseCode: 200, freeCredit: 40 });
    expect(history['entries']).toMatchObject([
      { kind: 'givenBack', amount: 40, jobId },
      { kind: 'spent', amount: -40, jobId },
      {
        kind: 'granted',
        amount: 40,
        reasonTh: 'ขออภัยที่ส่งช้า',
        reasonEn: 'Sorry for the delay',
        expiresAt: { date: '01/12/2026', time: '00:00' },
      },
    ]);
    const [first] = await entriesOf(customer);
    const rest = await historyOf(customer, { limit: 1, cursor: String(first?.id) });
    expect(rest).toMatchObject({ entries: [{ kind: 'spent' }], nextCursor: expect.any(String) });
    const { body: seen } = await admin.post('/free_credit/history', { userId: customer.userId });
    expect(seen['entries']).toEqual(history['entries']);
  });

  it('is spent once, also by bookings at the same moment, and never falls below nothing', async () => {
    const customer = await addCustomer(gateway, { freeCreditSatang: 20_000 });
    const fare = Number((await askPrice(gateway, null))['normalPrice']);
    const answers = await Promise.all(Array.from({ length: 5 }, async () => (await tryToBook(gateway, customer)).body));
    expect(answers.every((body) => body['responseCode'] === 200)).toBe(true);
    const jobs = await gateway.db
      .selectFrom('jobs')
      .select(['free_credit_satang', 'net_satang'])
      .where('user_id', '=', customer.userId)
      .execute();
    expect(jobs.reduce((sum, job) => sum + job.free_credit_satang, 0)).toBe(20_000);
    expect(Math.max(...jobs.map((job) => job.free_credit_satang))).toBe(Math.min(20_000, Math.round(fare * 100)));
    expect(await balanceOf(customer)).toBe(0);
    await expectExplained();
  });

  it('that two bookings want at once, each having read the same balance, is given to one of them', async () => {
    const customer = await addCustomer(gateway);
    const { userId } = customer;
    const [one, two] = await Promise.all([
      tryToBook(gateway, customer).then(({ body }) => body),
      tryToBook(gateway, customer).then(({ body }) => body),
    ]);
    await addFreeCredit(gateway, { userId, amountSatang: 500 });
    const spend = ({ jobId }: Answer['body']) =>
      gateway.db
        .transaction()
        .execute((trx) => spendFreeCredit(trx, { userId, jobId: String(jobId), satang: 500, at: gateway.clock.now() }));
    const results = await Promise.allSettled([spend(one), spend(two)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await balanceOf(customer)).toBe(0);
    await expectExplained();
  });

  it('that expires first is spent first', async () => {
    const customer = await addCustomer(gateway);
    const { userId } = customer;
    const at = gateway.clock.now();
    await addFreeCredit(gateway, { userId, amountSatang: 1_000, at });
    await addFreeCredit(gateway, { userId, amountSatang: 700, at, expiresAt: later(30) });
    await addFreeCredit(gateway, { userId, amountSatang: 500, at, expiresAt: later(3) });
    const { jobId } = (await tryToBook(gateway, customer)).body;
    await gateway.call(cancelJob, { jobId: jobId, cancelReason: 'customer cancel' }, customer);
    const spent = (await entriesOf(customer)).filter(({ kind }) => kind === 'spent').map(({ amount }) => amount);
    expect([...spent].reverse()).toEqual([-5, -7, -10]);
    expect(await balanceOf(customer)).toBe(2_200);
  });
});

describe('free credit that expires', () => {
  it('cannot be spent from that moment on, and its end is noted once', async () => {
    const customer = await addCustomer(gateway);
    await grant({ userId: customer.userId, amount: 25, expiresAt: { date: '22/11/2026', time: '12:00' } });
    gateway.clock.advanceSeconds(86_399);
    expect((await askPrice(gateway, customer))['freeCredit']).toBe(25);
    gateway.clock.advanceSeconds(1);
    expect(await askPrice(gateway, customer)).toMatchObject({ freeCredit: 0 });
    expect(await historyOf(customer)).toMatchObject({ freeCredit: 0 });
    await Promise.all([expireFreeCredit(gateway.db, gateway.clock.now()), expireFreeCredit(gateway.db, gateway.clock.now())]);
    expect((await entriesOf(customer)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['expired', -25],
      ['granted', 25],
    ]);
    expect(await expireFreeCredit(gateway.db, gateway.clock.now())).toBe(0);
    await expectExplained();
  });

  it('while its job waited can be used for another week once it is given back', async () => {
    const customer = await addCustomer(gateway);
    const { userId } = customer;
    await addFreeCredit(gateway, { userId, amountSatang: 900, expiresAt: later(1) });
    const { jobId } = (await tryToBook(gateway, customer, { orderType: 'schedule', jobDate: '28/11/2026', startTime: '09:00' }))
      .body;
    expect(await balanceOf(customer)).toBe(0);
    gateway.clock.advanceSeconds(2 * 86_400);
    await expireFreeCredit(gateway.db, gateway.clock.now());
    await gateway.call(cancelJob, { jobId: jobId, cancelReason: 'customer cancel' }, customer);
    expect(await balanceOf(customer)).toBe(900);
    await giveBackFreeCredit(gateway.db, { jobId: String(jobId), at: gateway.clock.now() });
    expect(await balanceOf(customer)).toBe(900);
    gateway.clock.advanceSeconds(7 * 86_400);
    expect(await balanceOf(customer)).toBe(0);
  });
});

describe('granting free credit', () => {
  it.each([
    ['a day that has passed', { expiresAt: { date: '20/11/2026' } }, 'expiresAt.date'],
    ['a day that is none', { expiresAt: { date: '31/11/2027' } }, 'expiresAt.date'],
  ])('until %s is refused', async (_what, fields, field) => {
    const { userId } = await addCustomer(gateway);
    expect(await grant({ userId, ...fields })).toMatchObject({ responseCode: 422, field });
  });

  it('is for users that there are, and for administrators to do', async () => {
    const customer = await addCustomer(gateway);
    expect(await grant({ userId: '7f1c1c9e-6f0f-4b57-9d55-0d5d1f2a9c11' })).toMatchObject({ responseCode: 404 });
    expect(await grant({ userId: customer.userId, amount: -5 })).toMatchObject({ responseCode: 400, field: 'amount' });
    for (const path of ['/admin/free_credit/grant', '/admin/free_credit/history'])
      expect((await gateway.post(path, { userId: customer.userId }, { token: customer.token })).status).toBe(403);
    expect(await balanceOf(customer)).toBe(0);
  });

  it("shows nobody another customer's credit", async () => {
    const [owner, stranger] = [await addCustomer(gateway, { freeCreditSatang: 500 }), await addCustomer(gateway)];
    expect(await historyOf(stranger)).toMatchObject({ freeCredit: 0, entries: [] });
    expect(await entriesOf(owner)).toHaveLength(1);
  });
});
