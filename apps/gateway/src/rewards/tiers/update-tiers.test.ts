import { setSpecialRate } from '@songwai/core/pricing/admin/rate-admin-contract';
import { userTier } from '@songwai/core/rewards/tier-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookJob, completePaid } from '../../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { type Caller, openSession } from '../../../tests/builders/sessions.ts';
import { creditCashBack } from '../../wallet/cash-back.ts';
import { creditMonth } from '../cash-back/cash-back-worker.ts';
import type { ChangingTier } from '../tables.ts';
import { updateTiers } from './update-tiers.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

/** Moves the clock on, from test to test. */
const goTo = (day: string): void => {
  const seconds = (new Date(`${day}T00:00:00+07:00`).getTime() - gateway.clock.now().getTime()) / 1_000;
  gateway.clock.advanceSeconds(seconds);
};
const update = () => updateTiers({ db: gateway.db, clock: gateway.clock });
const tierOf = async ({ userId }: Caller) =>
  (await gateway.db.selectFrom('users').select('tier').where('id', '=', userId).executeTakeFirstOrThrow()).tier;
const giveTier = (userId: string, tier: ChangingTier | 'contract') =>
  gateway.db.updateTable('users').set({ tier }).where('id', '=', userId).execute();

/** What was announced of a customer's tier. */
const changesOf = async ({ userId }: Caller) =>
  (
    await gateway.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'rewards.tierChanged')
      .where('subject', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ payload }) => payload);

/** A session of its own, because one ends after a month without use. */
const signIn = async ({ userId }: Caller) => ({ userId, token: await openSession(gateway, userId) });

/** A job of now, completed and paid, at a price. */
async function spend(caller: Caller, satang: number): Promise<void> {
  const { jobId } = await bookJob(gateway, await signIn(caller));
  await completePaid(gateway, jobId, satang);
}

describe('tiers are updated on the 1st', () => {
  beforeEach(() => goTo('2027-01-10'));

  it('by the spend of the two months before, not before midnight in Bangkok, and once by two gateways', async () => {
    const [rising, staying, falling, bound] = await Promise.all(Array.from({ length: 4 }, () => addCustomer(gateway)));
    if (!rising || !staying || !falling || !bound) throw new Error('no customers');
    await giveTier(staying.userId, 'gold');
    await giveTier(falling.userId, 'platinum');
    await giveTier(bound.userId, 'contract');
    await spend(rising, 200_000);
    await spend(staying, 500_000);
    await spend(falling, 499_999);
    goTo('2027-02-20');
    await spend(rising, 800_000);
    await spend(bound, 9_000_000);
    await update();
    goTo('2027-03-01');
    gateway.clock.advanceSeconds(-1);
    await update();
    expect(await Promise.all([rising, staying, falling, bound].map(tierOf))).toEqual(['normal', 'gold', 'silver', 'contract']);
    gateway.clock.advanceSeconds(1);
    await Promise.all([update(), update(), update()]);
    await update();
    expect(await Promise.all([rising, staying, falling, bound].map(tierOf))).toEqual(['gold', 'gold', 'silver', 'contract']);
    const rows = await gateway.db
      .selectFrom('tier_updates')
      .select(['was', 'tier', 'spent_satang'])
      .where('month', '=', '2027-03')
      .where('user_id', '=', rising.userId)
      .execute();
    expect(rows).toEqual([{ was: 'normal', tier: 'gold', spent_satang: 1_000_000 }]);
    expect(await changesOf(rising)).toEqual([{ was: 'normal', tier: 'gold' }]);
    expect(await changesOf(falling)).toEqual([{ was: 'platinum', tier: 'silver' }]);
    expect([...(await changesOf(staying)), ...(await changesOf(bound))]).toEqual([]);
  });
});

it('cash-back of a month follows the tier of that month, whichever is done first', async () => {
  goTo('2027-04-05');
  const fallen = await addCustomer(gateway);
  await giveTier(fallen.userId, 'gold');
  await spend(fallen, 10_000);
  goTo('2027-05-01');
  await update();
  expect(await tierOf(fallen)).toBe('normal');
  await creditMonth({ db: gateway.db, clock: gateway.clock, creditCashBack });
  const key = `cashBack:${fallen.userId}:2027-04`;
  const credited = await gateway.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_movements', 'ledger_movements.id', 'ledger_entries.movement_id')
    .select('amount_satang')
    .where('key', '=', key)
    .where('amount_satang', '>', 0)
    .execute();
  expect(credited).toEqual([{ amount_satang: 200 }]);
});

it('a customer who an update left out after a crash is decided by the next round', async () => {
  goTo('2027-06-02');
  const [done, left] = [await addCustomer(gateway), await addCustomer(gateway)];
  for (const caller of [done, left]) await giveTier(caller.userId, 'silver');
  const decided_at = gateway.clock.now();
  const row = { user_id: done.userId, month: '2027-06', was: 'silver', tier: 'silver', spent_satang: 0, decided_at } as const;
  await gateway.db.insertInto('tier_updates').values(row).execute();
  await update();
  expect(await Promise.all([done, left].map(tierOf))).toEqual(['silver', 'normal']);
});

describe('the call', () => {
  const show = async (caller: Caller) => (await gateway.call(userTier, {}, await signIn(caller))).body;

  it('says what was spent, what is missing, until when, and what comes back', async () => {
    goTo('2027-11-20');
    const user = await addCustomer(gateway);
    await giveTier(user.userId, 'gold');
    await spend(user, 493_000);
    goTo('2027-12-08');
    await spend(user, 231_000);
    expect(await show(user)).toMatchObject({
      ...{ tier: 'gold', nextTier: 'platinum', countsFrom: '01/11/2027', benefitsUntil: '31/12/2027', nextUpdate: '01/01/2028' },
      ...{ spent: 7_240, toRetain: 0, toReach: 22_760, cashBack: { percent: 2, monthSpent: 2_310, amount: 46.2 }, history: [] },
      benefits: [
        { tier: 'silver' },
        { tier: 'gold', reachSpend: 10_000, retainSpend: 5_000, cashBackPercent: 2 },
        { tier: 'platinum' },
      ],
    });
    goTo('2028-01-01');
    await update();
    expect(await show(user)).toMatchObject({
      tier: 'gold',
      spent: 2_310,
      history: [{ date: '01/01/2028', tier: 'gold', spent: 7_240 }],
    });
  });

  it("shows a company's member the company's tier, and nothing to reach by contract", async () => {
    const company = await addCompany(gateway);
    const member = await addMember(gateway, company, { rights: ['order'] });
    await spend(member, 100_000);
    expect(await show(member)).toMatchObject({ tier: 'normal', nextTier: 'silver', spent: 1_000, toReach: 2_000 });
    await giveTier(company.userId, 'contract');
    const bound = await show(member);
    expect(bound).toMatchObject({ tier: 'contract', spent: 1_000 });
    expect(bound.history).toEqual([]);
    for (const field of ['nextTier', 'nextUpdate', 'benefitsUntil', 'toRetain', 'toReach'])
      expect(bound).not.toHaveProperty(field);
  });

  it('has the contracts that administrators began and ended in the history, each once', async () => {
    goTo('2028-01-20');
    const user = await addCustomer(gateway);
    const admin = await addCustomer(gateway, { role: 'admin' });
    const setContract = async (isSpecial: boolean) => {
      gateway.clock.advanceSeconds(60);
      const { body } = await gateway.call(setSpecialRate, { userId: user.userId, isSpecial }, await signIn(admin));
      expect(body.responseCode).toBe(200);
    };
    await spend(user, 300_000);
    goTo('2028-02-01');
    await update();
    for (const isSpecial of [true, true, false, false]) await setContract(isSpecial);
    expect((await show(user)).history).toEqual([
      { date: '01/02/2028', tier: 'normal' },
      { date: '01/02/2028', tier: 'contract' },
      { date: '01/02/2028', tier: 'silver', spent: 3_000 },
    ]);
  });
});
