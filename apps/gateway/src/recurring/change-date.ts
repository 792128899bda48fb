import { bahtFromSatang } from '@songwai/core/basics/money';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { type IsoDay, isRuleDay, pickUpAt, readWireDay } from '@songwai/core/recurring/recurrence-days';
import type { changeOccurrence } from '@songwai/core/recurring/recurring-contract';
import type { Session } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { scopeOf } from '../jobs/job-scope.ts';
import type { JobService } from '../jobs/service.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { findDate, saveDate } from './date-queries.ts';
import type { Holidays } from './holidays.ts';
import { planNext } from './next-day.ts';
import { type DateRow, findRecurrence, lockRecurrence, type RecurrenceRow, ruleOf, updateRecurrence } from './queries.ts';
import { recurringTexts } from './texts.ts';

type Asked = RequestOf<typeof changeOccurrence>;

export interface DateDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly holidays: Holidays;
  readonly jobs: Pick<JobService, 'cancel'>;
}

/** Of cancellations; shown with the job. */
const skippedReason = 'recurring: skipped';

const conflict = (text: BusinessRefusal['details']['text'], fields = {}) => new BusinessRefusal({ code: 409, text, fields });
const notFound = () => new BusinessRefusal({ code: 404, text: recurringTexts.notFound });

interface DayCase {
  readonly trx: Db;
  readonly row: RecurrenceRow;
  readonly day: IsoDay;
  readonly said: DateRow | undefined;
  readonly pick_up_at: Date;
  readonly now: Date;
}

/** Leaves a day out that is not booked. */
async function skip({ trx, row, day, said, pick_up_at }: DayCase): Promise<void> {
  await saveDate(trx, { id: row.id, day }, { pick_up_at: said?.pick_up_at ?? pick_up_at, state: 'skipped' });
}

/** Sends on a holiday, or on a day that was left out. What was booked and cancelled is booked anew, under another guid. */
async function send({ trx, row, day, said, pick_up_at }: DayCase): Promise<void> {
  if (said?.state === 'booked') throw conflict(recurringTexts.bookedAlready);
  const round = said === undefined ? 1 : said.round + (said.job_id === null ? 0 : 1);
  await saveDate(trx, { id: row.id, day }, { pick_up_at, state: 'wanted', round, job_id: null });
}

/** Lets the worker try a day again, at another price where the customer accepts it. */
async function tryAgain({ trx, row, day, said, now }: DayCase, { change, price }: Asked): Promise<void> {
  if (said?.state !== 'asking') throw conflict(recurringTexts.nothingToDecide);
  if (change === 'accept') {
    const { price_satang: satang } = said;
    if (satang === null || price === undefined || bahtFromSatang(satang) !== price)
      throw conflict(recurringTexts.dearer, satang === null ? {} : { price: bahtFromSatang(satang) });
    await updateRecurrence(trx, row.id, { agreed_satang: satang, changed_at: now });
  }
  await saveDate(trx, { id: row.id, day }, { pick_up_at: said.pick_up_at, state: 'making', due_at: now });
}

/** Changes one day. @throws {BusinessRefusal} 404; 409 see the contract. */
export async function changeDate(
  deps: DateDeps,
  { id, asked, session }: { id: string; asked: Asked; session: Session },
): Promise<IsoDay> {
  const { db, clock, holidays, jobs } = deps;
  const now = clock.now();
  const seen = { id, scope: scopeOf(session) };
  const day = readWireDay(asked.date);
  if (day === null) throw new BusinessRefusal({ code: 422, field: 'date', text: recurringTexts.badDate });
  if (asked.change === 'skip') {
    // A booked trip is cancelled first, in its own transaction; nothing is lost if the day is not marked after it.
    const found = await findRecurrence(db, seen);
    const booked = found && (await findDate(db, { id, day }));
    if (booked?.state === 'booked' && booked.job_id !== null)
      await jobs.cancel({ jobId: booked.job_id, reason: skippedReason, shownFee: 0 }, session);
  }
  await transact(db, async (trx) => {
    const row = await lockRecurrence(trx, seen);
    if (row === undefined) throw notFound();
    const said = await findDate(trx, { id, day });
    const pick_up_at = pickUpAt(day, row.pick_up_time);
    if (said === undefined && !isRuleDay(ruleOf(row), day)) throw conflict(recurringTexts.notADay);
    if ((said?.pick_up_at ?? pick_up_at) <= now) throw conflict(recurringTexts.dayOver);
    if (said?.state === 'making') throw conflict(recurringTexts.beingMade);
    const dayCase = { trx, row, day, said, pick_up_at, now };
    // Nothing would ever send it. What is booked can still be left out.
    if (asked.change === 'send' && row.state === 'ended') throw conflict(recurringTexts.ended);
    if (asked.change === 'skip') await skip(dayCase);
    else if (asked.change === 'send') await send(dayCase);
    else await tryAgain(dayCase, asked);
    await updateRecurrence(trx, id, { ...(await planNext(trx, row, { holidays, now })), changed_at: now });
  });
  return day;
}
