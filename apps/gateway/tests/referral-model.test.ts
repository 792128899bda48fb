import { addDays } from '@songwai/core/basics/bangkok-time';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUpLedger } from '../src/ledger/check-queries.ts';
import { findWrongCredit } from '../src/pricing/credit/credit-check-view.ts';
import { settleReferrals } from '../src/rewards/referrals/settle-referrals.ts';
import { saveCollection } from '../src/rides/cash/cash-queries.ts';
import { bookJob, moveJob, readJob, setJob } from './builders/bookings.ts';
import { addCustomer } from './builders/customers.ts';
import { daySeconds, noon } from './builders/fake-clock.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { type Caller, openSession } from './builders/sessions.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
  // Every fourth row of credit is a crash; the sequence goes on although its transaction is undone.
  await sql`create sequence crashes`.execute(gateway.db);
  await sql`create function crash() returns trigger language plpgsql as $$
    begin if nextval('crashes') % 4 = 0 then raise exception 'crash'; end if; return new; end $$`.execute(gateway.db);
  await sql`create trigger crash before insert on free_credit_entries for each row when (new.kind = 'granted') execute function crash()`.execute(
    gateway.db,
  );
});
afterAll(() => gateway.close());

/** What a friend does: how many baht on which day after joining, and so many days later the money comes; null: never. */
type Spending = readonly { readonly day: number; readonly baht: number; readonly paysAfter: number | null }[];

const spending = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 34 }),
    baht: fc.integer({ min: 100, max: 400 }),
    paysAfter: fc.constantFrom(0, 0, 0, 3, null),
  }),
  {
    maxLength: 4,
  },
);

/** Three gateways at once, again and again, until none of them crashes. */
async function settle(): Promise<void> {
  const { db, clock } = gateway;
  for (;;) {
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => settleReferrals({ db, clock })));
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
    for (const failure of failures) expect(failure).toMatch(/crash/);
    if (failures.length === 0) return;
  }
}

async function spend({ userId }: Caller, baht: number, isPaid: boolean): Promise<string> {
  const { jobId } = await bookJob(gateway, { token: await openSession(gateway, userId) });
  await setJob(gateway, jobId, { normal_satang: baht * 100, net_satang: baht * 100, free_credit_satang: 0 });
  await moveJob(gateway, jobId, 'completed');
  await collect(jobId, isPaid);
  return jobId;
}

/** What the driver says of the cash. */
async function collect(jobId: string, isCollected: boolean): Promise<void> {
  const { net_satang: amountSatang } = await readJob(gateway, jobId);
  const word = { jobId, chargeId: null, amountSatang, driverId: null, isCollected, remark: '', at: gateway.clock.now() };
  await gateway.db.transaction().execute((trx) => saveCollection(trx, word));
}

/** The worker looks at the friend anew, as it does after an event of a job. */
async function wake({ userId }: Caller): Promise<void> {
  await gateway.db
    .updateTable('referrals')
    .set({ check_at: gateway.clock.now() })
    .where('friend_id', '=', userId)
    .where('check_at', 'is not', null)
    .execute();
}

/** Lets a friend book on who owes something, as the model asks for the money's time alone. */
async function forgive({ userId }: Caller): Promise<void> {
  await gateway.db.updateTable('job_dues').set({ voided_at: gateway.clock.now() }).where('payer_id', '=', userId).execute();
}

/** Baht of credit that were granted to a user by referrals. */
async function granted({ userId }: Caller): Promise<number> {
  const rows = await gateway.db
    .selectFrom('free_credit_grants')
    .select('amount_satang')
    .where('user_id', '=', userId)
    .where('guid', 'like', 'referral-%')
    .execute();
  return rows.reduce((sum, row) => sum + row.amount_satang, 0) / 100;
}

it('every friend and referrer gets what the rule says, once, whatever crashes, and the books add up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(spending, { minLength: 1, maxLength: 3 }), async (friends: readonly Spending[]) => {
      gateway.clock.set(noon);
      const referrer = await addCustomer(gateway);
      const joined: Caller[] = [];
      const jobs = new Map<string, string>();
      for (const _ of friends) {
        const friend = await addCustomer(gateway, { referred_by: referrer.userId });
        const [joined_at, until] = [noon, addDays(noon, 30)];
        const row = { friend_id: friend.userId, referrer_id: referrer.userId, joined_at, until, check_at: noon };
        await gateway.db.insertInto('referrals').values(row).execute();
        joined.push(friend);
      }
      for (let day = 0; day <= 35; day += 1) {
        for (const [index, friend] of joined.entries()) {
          // Money that came late is corrected by the driver; an open amount would stop the next booking, so jobs are booked before.
          for (const [spentIndex, { baht, day: on, paysAfter }] of (friends[index] ?? []).entries()) {
            const key = `${index}:${spentIndex}`;
            if (on === day) jobs.set(key, await spend(friend, baht, paysAfter === 0));
            if (on === day && paysAfter !== 0) await forgive(friend);
            if (paysAfter !== null && paysAfter > 0 && on + paysAfter === day) await collect(jobs.get(key) ?? '', true);
          }
          await wake(friend);
        }
        await settle();
        gateway.clock.advanceSeconds(daySeconds);
      }
      const isEarned = (spent: Spending) =>
        spent
          .filter(({ day, paysAfter }) => paysAfter !== null && day + paysAfter < 30)
          .reduce((sum, { baht }) => sum + baht, 0) >= 500;
      for (const [index, friend] of joined.entries())
        expect(await granted(friend)).toBe(isEarned(friends[index] ?? []) ? 250 : 50);
      expect(await granted(referrer)).toBe(200 * friends.filter(isEarned).length);
      const open = await gateway.db.selectFrom('referrals').select('friend_id').where('check_at', 'is not', null).execute();
      expect(open).toEqual([]);
    }),
    { numRuns: 12 },
  );
  expect(await findWrongCredit(gateway.db)).toEqual([]);
  expect(await addUpLedger(gateway.db)).toMatchObject({ unbalanced: [], wrongBalances: [] });
}, 300_000);
