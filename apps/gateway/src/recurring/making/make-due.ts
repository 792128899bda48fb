import { minuteMs } from '@songwai/core/basics/durations';
import type { DatabaseLog } from '../../database/database-log.ts';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { transact } from '../../platform/transact.ts';
import type { ActFor } from '../../sessions/acting-session.ts';
import { claimDate, postponeDate } from '../date-queries.ts';
import { findAnyRecurrence, type RecurrenceRow } from '../queries.ts';
import { recurringTexts } from '../texts.ts';
import { type AttemptDeps, attemptBooking, type Outcome } from './attempt.ts';
import type { PlanDeps } from './plan-due.ts';
import { settleDate } from './settle.ts';

export interface MakeDeps extends PlanDeps, AttemptDeps {
  readonly log: DatabaseLog;
  readonly actFor: ActFor;
}

/** Longer than a booking takes. After a crash the day is tried again when it is over. */
const leaseMs = minuteMs;

const noPayer: Outcome = { problem: 'refused', text: recurringTexts.noPayer, priceSatang: null };

/** The customer with the rights of now; undefined for a closed account, and for a member who has left the company that it is for. */
async function findSession({ actFor }: MakeDeps, row: RecurrenceRow): Promise<Session | undefined> {
  const acting = await actFor({ userId: row.user_id, channel: 'web' });
  if (!('session' in acting)) return undefined;
  return (acting.session.company?.companyId ?? null) === row.company_user_id ? acting.session : undefined;
}

/**
 * Books one day that is due. Booking and marking are two transactions: after a crash between them the guid finds what was booked.
 *
 * @returns false where none was due.
 */
export async function makeDue(deps: MakeDeps): Promise<boolean> {
  const { db, clock, publicUrl, log } = deps;
  const now = clock.now();
  const date = await claimDate(db, { now, leaseEnd: new Date(now.getTime() + leaseMs) });
  if (date === undefined) return false;
  const row = await findAnyRecurrence(db, date.recurrence_id);
  if (row === undefined) return true;
  try {
    const session = await findSession(deps, row);
    const outcome = session === undefined ? noPayer : await attemptBooking(deps, { row, date, session });
    const settling = { date, outcome, isOver: session === undefined, publicUrl, at: clock.now() };
    await transact(db, (trx) => settleDate(trx, settling));
  } catch (err) {
    const { recurrence_id: id, day } = date;
    log.error({ err, recurrence: id, day }, 'a recurring booking could not be made and will be tried again');
    const seconds = err instanceof BusinessRefusal ? err.details.retryAfterSeconds : undefined;
    if (seconds !== undefined) await postponeDate(db, { id, day }, new Date(now.getTime() + seconds * 1_000));
  }
  return true;
}
