import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer, addFreeCredit } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { moveWallet } from '../../../tests/builders/wallets.ts';
import { createSecondGateway } from '../../../tests/database/second-gateway.ts';
import { changeDay, daysOf, type Faults, makeDepsOf, setUp, tripPrice } from '../../../tests/recurring/recurring.ts';
import { makeRecurring } from './worker.ts';

let gateway: Gateway;
let customer: Caller;
beforeEach(async () => {
  gateway = await createGateway();
  customer = await addCustomer(gateway, { email: 'repeats@songwai.test' });
});
afterEach(() => gateway.close());

const at = (moment: string) => gateway.clock.set(new Date(`${moment}:00+07:00`));
const run = (faults: Faults = {}, on = gateway) => makeRecurring(makeDepsOf(on, faults));
const bookedJobs = () =>
  gateway.db.selectFrom('jobs').selectAll().where('user_id', '=', customer.userId).orderBy('pick_up_at').execute();
const mails = () =>
  gateway.db.selectFrom('messages').select(['subject', 'body']).where('purpose', '=', 'recurring').orderBy('id').execute();
const change = (id: string, asked: object) => changeDay(gateway, { id, caller: customer }, asked);
const dayOf = async (id: string, date: string) => (await daysOf(gateway, { id, caller: customer }, [date, date]))?.[0];

describe('a recurring booking', () => {
  it('is made at 18:00 of the evening before, for the time that was chosen, and the customer hears of it', async () => {
    const { recurringId } = await setUp(gateway, customer);
    at('2026-11-24T17:59');
    await run();
    expect(await bookedJobs()).toEqual([]);
    at('2026-11-24T18:00');
    await run();
    const [job, ...others] = await bookedJobs();
    expect(others).toEqual([]);
    expect(job).toMatchObject({ pick_up_at: new Date('2026-11-25T02:30:00Z'), order_type: 'schedule', status: 'matching' });
    expect(await dayOf(recurringId, '25/11/2026')).toMatchObject({ state: 'booked', jobId: job?.id, jobStatus: 'matching' });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Booked for you: Wednesday 25/11 09:30');
    expect(mail?.body).toContain(`/en/recurring?id=${recurringId}&day=2026-11-25`);
  });

  it('goes on day by day, and leaves out public holidays and the days in lieu of them', async () => {
    const { recurringId } = await setUp(gateway, customer, { startDate: '02/12/2026' });
    for (let day = 1; day <= 11; day += 1) {
      at(`2026-12-${String(day).padStart(2, '0')}T18:00`);
      await run();
    }
    // The 7th is in lieu of Father's Day, a Saturday; the 10th is a Thursday.
    expect((await bookedJobs()).map((job) => bangkokDate(job.pick_up_at))).toEqual([
      '02/12/2026',
      '04/12/2026',
      '09/12/2026',
      '11/12/2026',
    ]);
    expect(await dayOf(recurringId, '07/12/2026')).toBeUndefined();
  });

  it('is made at once where it is set up after 18:00', async () => {
    at('2026-11-24T21:00');
    await setUp(gateway, customer);
    await run();
    expect(await bookedJobs()).toHaveLength(1);
  });

  it('is made on a holiday that the customer wants, and not on a day that is skipped', async () => {
    const { recurringId } = await setUp(gateway, customer, { startDate: '04/12/2026' });
    await change(recurringId, { date: '07/12/2026', change: 'send' });
    await change(recurringId, { date: '04/12/2026', change: 'skip' });
    at('2026-12-03T18:00');
    await run();
    expect(await bookedJobs()).toEqual([]);
    at('2026-12-06T18:00');
    await run();
    expect((await bookedJobs()).map((job) => bangkokDate(job.pick_up_at))).toEqual(['07/12/2026']);
  });

  it('is not made while it is paused, nor after its end', async () => {
    const { recurringId } = await setUp(gateway, customer, { endDate: '27/11/2026' });
    await gateway.post(`/recurring/${recurringId}/pause`, {}, customer);
    at('2026-11-24T18:00');
    await run();
    expect(await bookedJobs()).toEqual([]);
    await gateway.post(`/recurring/${recurringId}/resume`, {}, customer);
    await run();
    expect(await bookedJobs()).toHaveLength(1);
    at('2026-11-26T18:00');
    await run();
    at('2026-11-29T18:00');
    await run();
    expect(await bookedJobs()).toHaveLength(2);
  });

  it('that nobody could make in time says so, and goes on with the next', async () => {
    const { recurringId } = await setUp(gateway, customer);
    at('2026-11-25T10:00');
    await run();
    expect(await dayOf(recurringId, '25/11/2026')).toMatchObject({ state: 'missed', problem: 'late' });
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Not booked yet: Wednesday 25/11 09:30']);
    at('2026-11-26T18:00');
    await run();
    expect(await bookedJobs()).toHaveLength(1);
  });

  it('of a member who has left the company pauses, and books nothing', async () => {
    const { recurringId } = await setUp(gateway, customer);
    await gateway.db.updateTable('recurrences').set({ company_user_id: customer.userId }).where('id', '=', recurringId).execute();
    at('2026-11-24T18:00');
    await run();
    expect(await bookedJobs()).toEqual([]);
    const row = await gateway.db.selectFrom('recurrences').select('state').executeTakeFirstOrThrow();
    expect(row.state).toBe('paused');
  });
});

describe('the money of a recurring booking', () => {
  const wallet = { paymentType: 2 };
  const holds = (satang: number) => moveWallet(gateway, customer, { satang });

  it('is put aside in the wallet when it is booked', async () => {
    await holds(100_000);
    await setUp(gateway, customer, wallet);
    at('2026-11-24T18:00');
    await run();
    const [job] = await bookedJobs();
    expect(job).toMatchObject({ payment_type: 2, net_satang: tripPrice * 100 });
  });

  it('is warned of a day before the booking if the wallet holds too little', async () => {
    const { recurringId } = await setUp(gateway, customer, wallet);
    at('2026-11-23T18:00');
    await run();
    await run();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Your wallet is short for Wednesday 25/11 09:30']);
    expect(await dayOf(recurringId, '25/11/2026')).toMatchObject({ state: 'planned' });
  });

  it('is waited for: nothing is half booked, and it is booked as soon as the wallet holds enough', async () => {
    const { recurringId } = await setUp(gateway, customer, wallet);
    at('2026-11-24T18:00');
    await run();
    expect(await bookedJobs()).toEqual([]);
    expect(await dayOf(recurringId, '25/11/2026')).toMatchObject({ state: 'asking', problem: 'wallet', price: tripPrice });
    await holds(10_000);
    await run();
    expect(await bookedJobs()).toEqual([]);
    await holds(10_000);
    await run();
    expect(await bookedJobs()).toHaveLength(1);
    expect(await dayOf(recurringId, '25/11/2026')).toMatchObject({ state: 'booked' });
  });

  const raisePrices = () =>
    gateway.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('rate_cards')
        .set((of) => ({ base_satang: of('base_satang', '+', 1_000) }))
        .execute();
    });

  it('is asked for where the price is above the agreed one, and booked once the customer accepts it', async () => {
    const { recurringId } = await setUp(gateway, customer);
    await raisePrices();
    at('2026-11-24T18:00');
    await run();
    expect(await bookedJobs()).toEqual([]);
    const asked = { state: 'asking', problem: 'price', price: tripPrice + 10 };
    expect(await dayOf(recurringId, '25/11/2026')).toMatchObject(asked);
    const wrong = await change(recurringId, { date: '25/11/2026', change: 'accept', price: tripPrice });
    expect(wrong.body).toMatchObject({ responseCode: 409, price: tripPrice + 10 });
    await change(recurringId, { date: '25/11/2026', change: 'accept', price: tripPrice + 10 });
    await run();
    expect((await bookedJobs()).map(({ net_satang }) => net_satang)).toEqual([(tripPrice + 10) * 100]);
    at('2026-11-26T18:00');
    await run();
    expect(await bookedJobs()).toHaveLength(2);
  });

  it('may be less than agreed, by free credit', async () => {
    await setUp(gateway, customer);
    await addFreeCredit(gateway, { userId: customer.userId, amountSatang: 5_000 });
    at('2026-11-24T18:00');
    await run();
    expect((await bookedJobs()).map(({ net_satang }) => net_satang)).toEqual([tripPrice * 100 - 5_000]);
  });
});

describe('nothing doubles', () => {
  const crash = () => {
    throw new Error('the power went out');
  };

  it('after a crash between booking and marking', async () => {
    const { recurringId } = await setUp(gateway, customer);
    at('2026-11-24T18:00');
    await run({ afterBooking: crash });
    expect(await bookedJobs()).toHaveLength(1);
    expect(await dayOf(recurringId, '25/11/2026')).toMatchObject({ state: 'making' });
    expect(await mails()).toEqual([]);
    await run();
    expect(await mails()).toEqual([]);
    gateway.clock.advanceSeconds(61);
    await run();
    await run();
    expect(await bookedJobs()).toHaveLength(1);
    expect(await dayOf(recurringId, '25/11/2026')).toMatchObject({ state: 'booked' });
    expect(await mails()).toHaveLength(1);
  });

  it('after a crash before the booking, also where the pick-up has passed meanwhile', async () => {
    const { recurringId } = await setUp(gateway, customer);
    at('2026-11-24T18:00');
    await run({ beforeBooking: crash });
    expect(await bookedJobs()).toEqual([]);
    at('2026-11-25T09:31');
    await run();
    expect(await bookedJobs()).toEqual([]);
    expect(await dayOf(recurringId, '25/11/2026')).toMatchObject({ state: 'missed' });
  });

  it('with two gateways that book the same day at the same moment', async () => {
    const other = await createSecondGateway(gateway, { clock: gateway.clock });
    try {
      const { recurringId } = await setUp(gateway, customer);
      at('2026-11-24T18:00');
      await Promise.all([run(), run({}, other), run(), run({}, other)]);
      expect(await bookedJobs()).toHaveLength(1);
      // The first is slow: its lease ends while it books, and the other takes over.
      at('2026-11-26T18:00');
      let others: Promise<void> | undefined;
      await run({
        beforeBooking: async () => {
          gateway.clock.advanceSeconds(61);
          others ??= run({}, other);
          await others;
        },
      });
      await others;
      expect(await bookedJobs()).toHaveLength(2);
      expect(await mails()).toHaveLength(2);
      expect(await dayOf(recurringId, '27/11/2026')).toMatchObject({ state: 'booked' });
    } finally {
      await other.close();
    }
  });

  it('where a day is skipped after it was booked, and wanted again', async () => {
    const { recurringId } = await setUp(gateway, customer);
    at('2026-11-24T18:00');
    await run();
    await change(recurringId, { date: '25/11/2026', change: 'skip' });
    expect(await dayOf(recurringId, '25/11/2026')).toMatchObject({ state: 'skipped' });
    await run();
    expect((await bookedJobs()).map(({ status }) => status)).toEqual(['cancelled']);
    await change(recurringId, { date: '25/11/2026', change: 'send' });
    await run();
    await run();
    expect((await bookedJobs()).map(({ status }) => status).sort()).toEqual(['cancelled', 'matching']);
  });
});
