import { makingAt, nextDay, pickUpAt } from '@songwai/core/recurring/recurrence-days';
import { readWalletBalances, sumOfWallet } from '../../ledger/balance-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { saveDate } from '../date-queries.ts';
import type { Holidays } from '../holidays.ts';
import { planNext } from '../next-day.ts';
import { listDates, type RecurrenceRow, takeDueRecurrence, updateRecurrence } from '../queries.ts';
import { findContacts } from './contacts.ts';
import { notBookedMessage, walletLowMessage } from './mails.ts';
import { factsOf, notifyCustomer } from './settle.ts';

export interface PlanDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly holidays: Holidays;
  readonly publicUrl: string;
}

/** Warns the customer if the wallet holds less than a day costs, unless an earlier day waits for money already. */
async function warnIfShort(
  trx: Db,
  { publicUrl }: PlanDeps,
  { row, day, now }: { row: RecurrenceRow; day: string; now: Date },
): Promise<void> {
  const holds = sumOfWallet(await readWalletBalances(trx, row.company_user_id ?? row.user_id));
  const missingSatang = row.agreed_satang - holds;
  if (missingSatang <= 0) return;
  const dates = await listDates(trx, row.id, '');
  if (dates.some(({ state, problem, pick_up_at }) => state === 'asking' && problem === 'wallet' && pick_up_at > now)) return;
  const pick_up_at = pickUpAt(day, row.pick_up_time);
  const state = dates.find((date) => date.day === day)?.state ?? 'planned';
  await saveDate(trx, { id: row.id, day }, { pick_up_at, state, warned_at: now });
  const message = walletLowMessage(factsOf(publicUrl, row, { day, pick_up_at }), { missingSatang });
  const contacts = await findContacts(trx, row);
  await notifyCustomer(trx, { row, contacts, message, event: 'walletLow', payload: { day, missingSatang }, at: now });
}

/** No gateway ran from the evening before until the pick-up. */
async function noteMissed(
  trx: Db,
  { publicUrl }: PlanDeps,
  { row, day, now }: { row: RecurrenceRow; day: string; now: Date },
): Promise<void> {
  const pick_up_at = pickUpAt(day, row.pick_up_time);
  await saveDate(trx, { id: row.id, day }, { pick_up_at, state: 'missed', problem: 'late' });
  const message = notBookedMessage(factsOf(publicUrl, row, { day, pick_up_at }), {
    problem: 'late',
    text: null,
    priceSatang: null,
  });
  const contacts = await findContacts(trx, row);
  await notifyCustomer(trx, { row, contacts, message, event: 'missed', payload: { day, problem: 'late' }, at: now });
}

/**
 * Does what is due about the next day of one recurring booking: warns, or hands the day over to be booked and plans the one after it.
 *
 * @returns false where nothing was due.
 */
export const planDue = (deps: PlanDeps): Promise<boolean> =>
  transact(deps.db, async (trx) => {
    const now = deps.clock.now();
    const row = await takeDueRecurrence(trx, now);
    if (row === undefined) return false;
    const day = row.state === 'active' ? row.next_on : null;
    if (day === null) {
      await updateRecurrence(trx, row.id, { next_on: null, wakes_at: null });
      return true;
    }
    const pick_up_at = pickUpAt(day, row.pick_up_time);
    if (now < makingAt(day)) {
      await warnIfShort(trx, deps, { row, day, now });
      await updateRecurrence(trx, row.id, { wakes_at: makingAt(day) });
      return true;
    }
    if (pick_up_at <= now) await noteMissed(trx, deps, { row, day, now });
    else await saveDate(trx, { id: row.id, day }, { pick_up_at, state: 'making', due_at: now });
    await updateRecurrence(trx, row.id, await planNext(trx, row, { holidays: deps.holidays, now, from: nextDay(day) }));
    return true;
  });
