import { addDays, addMonths, startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUpLedger } from '../src/ledger/check-queries.ts';
import { creditMonth } from '../src/rewards/cash-back/cash-back-worker.ts';
import { updateTiers } from '../src/rewards/tiers/update-tiers.ts';
import { collectAll } from '../src/rides/cash/collect-all.ts';
import { creditCashBack } from '../src/wallet/cash-back.ts';
import { bookJob, completePaid, moveJob, setJob } from './builders/bookings.ts';
import { addCustomer } from './builders/customers.ts';
import { noon } from './builders/fake-clock.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { type Caller, openSession } from './builders/sessions.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
  // Every third decision and every third credit is a crash; the sequence goes on although its transaction is undone.
  await sql`create sequence crashes`.execute(gateway.db);
  await sql`create function crash() returns trigger language plpgsql as $$
    begin if nextval('crashes') % 3 = 0 then raise exception 'crash'; end if; return new; end $$`.execute(gateway.db);
  await sql`create trigger crash before insert on tier_updates for each row execute function crash()`.execute(gateway.db);
  await sql`create trigger crash before insert on ledger_movements for each row when (new.key like 'cashBack:%') execute function crash()`.execute(
    gateway.db,
  );
});
afterAll(() => gateway.close());

/** A customer's month: baht before and after its update runs, and what an administrator does at its end. */
interface Month {
  readonly before: number;
  readonly after: number;
  /** Baht of a job whose money comes in the next month: the driver has to be paid later, or the bank was slow. */
  readonly late: number;
  readonly contract: 'begins' | 'ends' | null;
}

const baht = fc.constantFrom(0, 0, 1_400, 1_499, 1_600, 3_000, 5_000, 9_999, 14_999, 30_000);
const month = fc.record({
  before: baht,
  after: baht,
  late: fc.constantFrom(0, 0, 0, 3_000),
  contract: fc.constantFrom<Month['contract']>(null, null, null, 'begins', 'ends'),
});
/** The day of each month on which a gateway runs again, and what each customer does in it. */
const lives = fc.array(fc.record({ day: fc.nat(27), customers: fc.tuple(month, month, month) }), { minLength: 3, maxLength: 4 });

/** The rule as the specification says it, written once more: thresholds in baht, and half of them keep what one has. */
const ladder = [
  { tier: 'platinum', reach: 30_000, percent: 3 },
  { tier: 'gold', reach: 10_000, percent: 2 },
  { tier: 'silver', reach: 3_000, percent: 1 },
] as const;
type Tier = (typeof ladder)[number]['tier'] | 'normal' | 'contract';
const decide = (was: Tier, spent: number): Tier => {
  const isHad = (index: number): boolean =>
    ladder.findIndex(({ tier }) => tier === was) !== -1 && index >= ladder.findIndex(({ tier }) => tier === was);
  return ladder.find(({ reach }, index) => spent >= (isHad(index) ? reach / 2 : reach))?.tier ?? 'normal';
};
const percentOf = (of: Tier): number => ladder.find(({ tier }) => tier === of)?.percent ?? 0;

async function spend({ userId }: Caller, amount: number): Promise<void> {
  if (amount === 0) return;
  // A session ends after a month without use.
  const { jobId } = await bookJob(gateway, { token: await openSession(gateway, userId) });
  await completePaid(gateway, jobId, amount * 100);
}

/** A job that is done and not paid. @returns its id; null for none. */
async function owe({ userId }: Caller, amount: number): Promise<string | null> {
  if (amount === 0) return null;
  const { jobId } = await bookJob(gateway, { token: await openSession(gateway, userId) });
  await setJob(gateway, jobId, {
    normal_satang: amount * 100,
    net_satang: amount * 100,
    free_credit_satang: 0,
    discount_satang: 0,
  });
  await moveJob(gateway, jobId, 'completed');
  return jobId;
}

const payOwed = (jobId: string) => gateway.db.transaction().execute((trx) => collectAll(trx, jobId, gateway.clock.now()));

/** Three gateways at once, again and again, until none of them crashes and nothing is left to do. */
async function settle(): Promise<void> {
  const deps = { db: gateway.db, clock: gateway.clock, creditCashBack };
  const round = async (): Promise<number> => {
    await updateTiers(deps);
    return creditMonth(deps);
  };
  for (;;) {
    const outcomes = await Promise.allSettled([round(), round(), round()]);
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
    for (const failure of failures) expect(failure).toMatch(/crash/);
    if (failures.length === 0 && outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value === 0)) return;
  }
}

async function readCustomer({ userId }: Caller) {
  const { db } = gateway;
  const { tier } = await db.selectFrom('users').select('tier').where('id', '=', userId).executeTakeFirstOrThrow();
  const announced = await db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'rewards.tierChanged')
    .where('subject', '=', userId)
    .orderBy('id')
    .execute();
  const credited = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_movements', 'ledger_movements.id', 'ledger_entries.movement_id')
    .select('amount_satang')
    .where('key', 'like', `cashBack:${userId}:%`)
    .where('amount_satang', '>', 0)
    .execute();
  return {
    tier,
    announced: announced.map(({ payload }) => payload),
    credited: credited.map(({ amount_satang: satang }) => satang).toSorted((a, b) => a - b),
  };
}

it('every customer has the tier and the cash-back that the rule says, once, whatever crashes, and the books add up', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async (months) => {
      const first = startOfBangkokMonth(noon);
      gateway.clock.set(first);
      const callers = await Promise.all([0, 1, 2].map(() => addCustomer(gateway)));
      const expected = callers.map(() => ({
        tier: 'normal' as Tier,
        announced: [] as object[],
        credited: [] as number[],
        spent: [] as number[],
        owed: null as { jobId: string; baht: number } | null,
      }));
      for (const [index, { day, customers }] of [...months, { day: 0, customers: null }].entries()) {
        const start = addMonths(first, index);
        gateway.clock.set(addDays(start, day));
        const came = callers.map(() => 0);
        for (const [at, caller] of callers.entries()) {
          const owed = expected[at]?.owed ?? null;
          if (owed !== null) {
            await payOwed(owed.jobId);
            came[at] = owed.baht;
          }
          await spend(caller, customers?.[at]?.before ?? 0);
        }
        await settle();
        for (const [at, caller] of callers.entries()) {
          const model = expected[at];
          const happens = customers?.[at];
          if (!model) throw new Error('no model');
          const [twoBefore = 0, oneBefore = 0] = [model.spent[index - 2], model.spent[index - 1]];
          const percent = percentOf(model.tier);
          if (percent > 0 && oneBefore > 0) model.credited.push(oneBefore * percent);
          const tier = model.tier === 'contract' ? model.tier : decide(model.tier, twoBefore + oneBefore);
          if (tier !== model.tier) model.announced.push({ was: model.tier, tier });
          model.tier = tier;
          if (!happens) continue;
          await spend(caller, happens.after);
          const jobId = await owe(caller, happens.late);
          model.owed = jobId === null ? null : { jobId, baht: happens.late };
          model.spent.push(happens.before + happens.after + (came[at] ?? 0));
          const isBound = model.tier === 'contract';
          const left =
            happens.contract === 'begins' ? 'contract' : isBound && happens.contract === 'ends' ? 'normal' : model.tier;
          await gateway.db.updateTable('users').set({ tier: left }).where('id', '=', caller.userId).execute();
          model.tier = left;
        }
      }
      for (const [at, caller] of callers.entries()) {
        const { spent: _, owed: _owed, ...model } = expected[at] ?? { spent: [], owed: null };
        expect(await readCustomer(caller)).toEqual({ ...model, credited: expected[at]?.credited.toSorted((a, b) => a - b) });
      }
      // The next run begins in the same month.
      await gateway.db.deleteFrom('tier_months').execute();
    }),
    { numRuns: 8 },
  );
  expect(await addUpLedger(gateway.db)).toMatchObject({ unbalanced: [], wrongBalances: [] });
}, 300_000);
