import {
  checkBulkPlaces,
  continueBulk,
  getBulk,
  getBulkRows,
  listBulks,
  planBulk,
  startBulk,
  stopBulk,
} from '@songwai/core/bulk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import type { Caller } from '../../tests/builders/sessions.ts';
import { moveWallet } from '../../tests/builders/wallets.ts';
import { fileOf, jobsOf, rowsOf, startFile, workerOf } from '../../tests/bulk/files.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { customerAccount } from '../ledger/accounts.ts';
import { readBalance, readWalletBalances, sumOfWallet } from '../ledger/balance-queries.ts';
import { forgetRuns } from './queries.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const never = new AbortController().signal;
const jobsBookedBy = ({ userId }: Caller) =>
  gateway.db.selectFrom('jobs').select(['id', 'net_satang', 'reference']).where('user_id', '=', userId).execute();
const stateOf = async (bulkId: string, user: Caller) => (await gateway.call(getBulk, { bulkId, lang: 'en' }, user)).body.bulk;
const walletOf = async ({ userId }: Caller) => sumOfWallet(await readWalletBalances(gateway.db, userId));
const asideOf = ({ userId }: Caller) => readBalance(gateway.db, customerAccount('bulkHold', userId));

describe('the addresses of a file', () => {
  it('are found with their doubts, and what was booked today is named', async () => {
    const user = await addCustomer(gateway);
    const rows = [
      { row: 2, address: 'สยามพารากอน ปทุมวัน', phone: '0812345678' },
      { row: 3, address: 'zzqx วววว 99', phone: '' },
    ];
    const { body } = await gateway.call(checkBulkPlaces, { rows }, user);
    expect(body.rows[0]?.places[0]).toMatchObject({ district: expect.stringContaining('ปทุมวัน') });
    expect(body.rows[1]).toMatchObject({ row: 3, places: [], doubt: 'notFound' });
    expect(body.rows[0]?.bookedAs).toBeUndefined();

    const { file } = await fileOf(gateway, user, { count: 1 });
    await startFile(gateway, user, file);
    await workerOf(gateway).work(never);
    const address = rowsOf(1)[0]?.cells.address ?? '';
    const again = await gateway.call(
      checkBulkPlaces,
      { rows: [{ row: 2, address: ` ${address} `, phone: '081-234-5610' }] },
      user,
    );
    expect(again.body.rows[0]?.bookedAs).toMatch(/^J/);
  });
});

describe('a file', () => {
  it('is grouped into trips that cost less than its deliveries one by one, each row in one trip', async () => {
    const user = await addCustomer(gateway);
    const { plan } = await fileOf(gateway, user);
    expect(plan.trips.flatMap(({ rows }) => rows).sort()).toEqual([2, 3, 4, 5, 6, 7]);
    expect(plan.total).toBeLessThan(plan.aloneTotal);
    expect(plan.trips.reduce((sum, { price }) => sum + price, 0)).toBeCloseTo(plan.total);
  });

  it('is booked trip by trip at the prices that were agreed to, started once for a guid, and its maker is told', async () => {
    const user = await addCustomer(gateway, { email: 'shop@example.com' });
    const { file: planned, plan } = await fileOf(gateway, user);
    const file = { ...planned, fileName: 'ส่งของ\r\n24พย.xlsx' };
    const bulkId = await startFile(gateway, user, file);
    expect(await startFile(gateway, user, file)).toBe(bulkId);
    await workerOf(gateway).work(never);
    const bulk = await stateOf(bulkId, user);
    expect(bulk).toMatchObject({
      status: 'done',
      dropCount: 6,
      tripCount: 3,
      bookedCount: 3,
      failedCount: 0,
      mailTo: 'shop@example.com',
    });
    const jobs = await jobsBookedBy(user);
    expect(jobs.reduce((sum, { net_satang }) => sum + net_satang, 0)).toBe(Math.round(plan.total * 100));
    expect(jobs.every(({ reference }) => /^SO-\d, SO-\d$/.test(reference ?? ''))).toBe(true);
    const mails = await gateway.db.selectFrom('messages').select('subject').where('recipient', '=', 'shop@example.com').execute();
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('3')]);
    const list = await gateway.call(listBulks, {}, user);
    expect(list.body.bulks.map((one) => [one.bulkId, one.fileName])).toEqual([[bulkId, 'ส่งของ 24พย.xlsx']]);
    const { body } = await gateway.call(getBulkRows, { bulkId }, user);
    expect(body.rows.map(({ row, cells }) => [row, cells.name])).toEqual(rowsOf(6).map(({ row, cells }) => [row, cells.name]));
    expect(body.rows.every(({ jobId }) => jobs.some(({ id }) => id === jobId))).toBe(true);
  });

  it('with more trips in cash than a new customer may have is refused before the first of them', async () => {
    const strict = await createGateway({ env: { NEW_CUSTOMER_CASH_JOBS: '2' } });
    try {
      const user = await addCustomer(strict);
      const { file } = await fileOf(strict, user);
      expect(file.trips).toHaveLength(3);
      expect((await strict.call(startBulk, { ...file, paymentType: 0, lang: 'en' }, user)).body).toMatchObject({
        ...{ responseCode: 422, field: 'paymentType', reason: 'new_customer_cash_limit' },
        responseDesc: expect.stringContaining('This file has 3 trips'),
      });
      expect((await strict.call(listBulks, {}, user)).body.bulks).toEqual([]);
    } finally {
      await strict.close();
    }
  });

  it('is deleted after its time, also where it was stopped, and not while it is booked', async () => {
    const user = await addCustomer(gateway);
    const { file } = await fileOf(gateway, user);
    const bulkId = await startFile(gateway, user, file);
    const later = new Date(gateway.clock.now().getTime() + 1);
    const isThere = async () => (await gateway.call(getBulk, { bulkId }, user)).body.responseCode === 200;
    await forgetRuns(gateway.db, later);
    expect(await isThere()).toBe(true);
    await gateway.call(stopBulk, { bulkId }, user);
    await forgetRuns(gateway.db, later);
    expect(await isThere()).toBe(false);
  });

  it('is not grouped again and again by one customer', async () => {
    const user = await addCustomer(gateway);
    const plan = {
      vehicle: 1,
      pickUp: { lat: 13.7797, lng: 100.5445 },
      drops: [{ row: 2, lat: 13.7466, lng: 100.5347 }],
      mostDrops: 1,
    };
    const codes: number[] = [];
    for (let call = 0; call < 21; call += 1) codes.push((await gateway.call(planBulk, plan, user)).status);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('names the row at fault and books nothing', async () => {
    const user = await addCustomer(gateway);
    const { file } = await fileOf(gateway, user);
    const [first, second, ...others] = file.rows;
    const wrong = { ...second, stop: { ...second?.stop, contactPhone: '081 234' } };
    const answer = await gateway.call(startBulk, { ...file, rows: [first, wrong, ...others] }, user);
    expect(answer.body).toMatchObject({ responseCode: 422, field: 'rows.1.stop.contactPhone' });
    const [trip, ...rest] = file.trips;
    const doubled = await gateway.call(startBulk, { ...file, trips: [trip, trip, ...rest] }, user);
    expect(doubled.body).toMatchObject({ responseCode: 422, field: 'trips.1' });
    for (const price of [1e15, 1e300]) {
      const dear = await gateway.call(startBulk, { ...file, trips: [{ ...trip, price }, ...rest] }, user);
      expect(dear.body).toMatchObject({ responseCode: 400, field: 'trips.0.price' });
    }
    expect(await gateway.db.selectFrom('bulk_runs').select('id').where('user_id', '=', user.userId).execute()).toEqual([]);
  });

  it('of another customer is not there', async () => {
    const user = await addCustomer(gateway);
    const other = await addCustomer(gateway);
    const { file } = await fileOf(gateway, user);
    const bulkId = await startFile(gateway, user, file);
    for (const endpoint of [getBulk, getBulkRows, stopBulk, continueBulk] as const) {
      const { body } = await gateway.call(endpoint, { bulkId }, other);
      expect(body.responseCode).toBe(404);
    }
    await workerOf(gateway).work(never);
  });

  it('books nothing twice after a crash between a booking and its note', async () => {
    const user = await addCustomer(gateway);
    const { file } = await fileOf(gateway, user);
    const bulkId = await startFile(gateway, user, file);
    const jobs = jobsOf(gateway);
    let calls = 0;
    const crashing = workerOf(gateway, {
      book: async (...asked) => {
        await jobs.book(...asked);
        calls += 1;
        throw new Error(`the gateway stops after booking ${calls}`);
      },
    });
    await expect(crashing.work(never)).rejects.toThrow('stops after booking 1');
    expect(await jobsBookedBy(user)).toHaveLength(1);
    gateway.clock.advanceSeconds(61);
    await workerOf(gateway).work(never);
    expect(await jobsBookedBy(user)).toHaveLength(3);
    expect(await stateOf(bulkId, user)).toMatchObject({ status: 'done', bookedCount: 3 });
  });

  it('books nothing twice under two gateways, also when one believes that the other has stopped', async () => {
    const user = await addCustomer(gateway);
    const { file } = await fileOf(gateway, user, { count: 12 });
    const bulkId = await startFile(gateway, user, file);
    const workers = [workerOf(gateway), workerOf(gateway), workerOf(gateway)];
    await Promise.all(
      workers.map(async (worker, index) => {
        // The lease of the first ends while it works.
        if (index > 0) await gateway.db.updateTable('bulk_runs').set({ leased_until: null }).where('id', '=', bulkId).execute();
        await worker.work(never);
      }),
    );
    await workerOf(gateway).work(never);
    expect(await jobsBookedBy(user)).toHaveLength(6);
    expect(await stateOf(bulkId, user)).toMatchObject({ status: 'done', bookedCount: 6, failedCount: 0 });
  });

  it('that is stopped during its last trip is done, and says until then that it is still stopping', async () => {
    const user = await addCustomer(gateway, { email: 'last@example.com' });
    const { file } = await fileOf(gateway, user, { count: 2 });
    const bulkId = await startFile(gateway, user, file);
    const jobs = jobsOf(gateway);
    let during: object = {};
    const stopping = workerOf(gateway, {
      book: async (...asked) => {
        await gateway.call(stopBulk, { bulkId }, user);
        during = await stateOf(bulkId, user);
        return jobs.book(...asked);
      },
    });
    await stopping.work(never);
    expect(during).toMatchObject({ status: 'stopped', isStopping: true, bookedCount: 0 });
    const bulk = await stateOf(bulkId, user);
    expect(bulk).toMatchObject({ status: 'done', bookedCount: 1 });
    expect(bulk).not.toHaveProperty('isStopping');
    const mails = await gateway.db.selectFrom('messages').select('id').where('recipient', '=', 'last@example.com').execute();
    expect(mails).toHaveLength(1);
  });

  it('that a gateway left stopped with nothing to book is done when the customer goes on', async () => {
    const user = await addCustomer(gateway);
    const { file } = await fileOf(gateway, user, { count: 2 });
    const bulkId = await startFile(gateway, user, file);
    await workerOf(gateway).work(never);
    await gateway.db.updateTable('bulk_runs').set({ status: 'stopped', finished_at: null }).where('id', '=', bulkId).execute();
    await gateway.call(continueBulk, { bulkId }, user);
    await workerOf(gateway).work(never);
    expect(await stateOf(bulkId, user)).toMatchObject({ status: 'done', bookedCount: 1 });
  });

  it('keeps a trip whose price has risen for the customer to decide, and takes one that has fallen', async () => {
    const user = await addCustomer(gateway);
    const { file } = await fileOf(gateway, user);
    const [first, second, third] = file.trips;
    if (!first || !second || !third) throw new Error('there are three trips');
    const agreed = [{ ...first, price: first.price - 5 }, { ...second, price: second.price + 5 }, third];
    const bulkId = await startFile(gateway, user, { ...file, trips: agreed });
    await workerOf(gateway).work(never);
    const bulk = await stateOf(bulkId, user);
    expect(bulk).toMatchObject({ status: 'done', bookedCount: 2, failedCount: 1 });
    expect(bulk.trips[0]).toMatchObject({ status: 'failed', newPrice: first.price, failureEn: expect.stringContaining('price') });
    const retried = { trips: [{ trip: 1, price: first.price }] };
    await gateway.call(continueBulk, { bulkId, ...retried }, user);
    await workerOf(gateway).work(never);
    expect(await stateOf(bulkId, user)).toMatchObject({ status: 'done', bookedCount: 3, failedCount: 0 });
    const sum = (await jobsBookedBy(user)).reduce((total, { net_satang }) => total + net_satang, 0);
    expect(sum).toBe(Math.round((first.price + second.price + third.price) * 100));
  });
});

describe('a file paid by the wallet', () => {
  const rich = async (satang: number) => {
    const user = await addCustomer(gateway);
    await moveWallet(gateway, user, { satang });
    return user;
  };

  it('is refused with what is missing, and puts nothing aside', async () => {
    const user = await rich(10_000);
    const { file, plan } = await fileOf(gateway, user, { paymentType: 2 });
    const { body } = await gateway.call(startBulk, file, user);
    expect(body).toMatchObject({ responseCode: 422, reason: 'wallet_short', missing: Number((plan.total - 100).toFixed(2)) });
    expect(await walletOf(user)).toBe(10_000);
  });

  it('has its whole sum aside before the first booking, so that nothing else can spend it', async () => {
    const user = await rich(200_000);
    const { file, plan } = await fileOf(gateway, user, { paymentType: 2 });
    const total = Math.round(plan.total * 100);
    await startFile(gateway, user, file);
    expect(await walletOf(user)).toBe(200_000 - total);
    expect(await asideOf(user)).toBe(total);
    await workerOf(gateway).work(never);
    expect(await walletOf(user)).toBe(200_000 - total);
    expect(await asideOf(user)).toBe(0);
    expect(await readBalance(gateway.db, customerAccount('jobHold', user.userId))).toBe(total);
  });

  it('gives back what was put aside for trips that are stopped, and takes it again to go on', async () => {
    const user = await rich(200_000);
    const { file, plan } = await fileOf(gateway, user, { paymentType: 2 });
    const bulkId = await startFile(gateway, user, file);
    const jobs = jobsOf(gateway);
    const stopping = workerOf(gateway, {
      book: async (...asked) => {
        const booked = await jobs.book(...asked);
        await gateway.call(stopBulk, { bulkId }, user);
        return booked;
      },
    });
    await stopping.work(never);
    expect(await stateOf(bulkId, user)).toMatchObject({ status: 'stopped', bookedCount: 1 });
    const [first] = plan.trips;
    expect(await walletOf(user)).toBe(200_000 - Math.round((first?.price ?? 0) * 100));
    expect(await asideOf(user)).toBe(0);
    await gateway.call(continueBulk, { bulkId }, user);
    await workerOf(gateway).work(never);
    expect(await stateOf(bulkId, user)).toMatchObject({ status: 'done', bookedCount: 3 });
    expect(await walletOf(user)).toBe(200_000 - Math.round(plan.total * 100));
  });

  it('gives back the sum of a trip that is refused', async () => {
    const user = await rich(200_000);
    const { file, plan } = await fileOf(gateway, user, { paymentType: 2 });
    const bulkId = await startFile(gateway, user, file);
    const jobs = jobsOf(gateway);
    let calls = 0;
    const refusing = workerOf(gateway, {
      book: async (...asked) => {
        calls += 1;
        if (calls === 2) throw new BusinessRefusal({ code: 503, text: { th: 'ปิดปรับปรุง', en: 'Out of service' } });
        return jobs.book(...asked);
      },
    });
    await refusing.work(never);
    const bulk = await stateOf(bulkId, user);
    expect(bulk).toMatchObject({ status: 'done', bookedCount: 2, failedCount: 1 });
    expect(bulk.trips[1]).toMatchObject({ failureEn: 'Out of service' });
    const refused = Math.round((plan.trips[1]?.price ?? 0) * 100);
    expect(await walletOf(user)).toBe(200_000 - Math.round(plan.total * 100) + refused);
    expect(await asideOf(user)).toBe(0);
  });
});
