import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import {
  findRuleDay,
  firstOpenDay,
  type IsoDay,
  makingAt,
  type RecurrenceRule,
  warningAt,
} from '@songwai/core/recurring/recurrence-days';
import type { Db } from '../platform/db.ts';
import type { Holidays } from './holidays.ts';
import { type DateRow, listDates, type RecurrenceRow, ruleOf } from './queries.ts';
import type { StoredDateState } from './tables.ts';

/** States in which a day is still to be booked by itself. */
const open: readonly StoredDateState[] = ['planned', 'wanted'];

/** Whether a day is left out because it is a holiday. */
export const isLeftOut = (
  { rule, holidays }: { readonly rule: RecurrenceRule; readonly holidays: Holidays },
  day: IsoDay,
  said: Pick<DateRow, 'state'> | undefined,
): boolean => rule.skipsHolidays && said?.state !== 'wanted' && holidays.nameOf(day) !== null;

const later = (one: Date, other: Date): Date => (one > other ? one : other);

interface Planning {
  readonly holidays: Holidays;
  readonly now: Date;
  /** The first day that may be planned; absent: the first one that can still be booked. */
  readonly from?: IsoDay;
}

/** The next day that is to be booked, and when something is to be done about it: a warning a day before the booking, or the booking. */
export async function planNext(
  db: Db,
  row: RecurrenceRow,
  { holidays, now, from }: Planning,
): Promise<Pick<RecurrenceRow, 'next_on' | 'wakes_at'>> {
  if (row.state !== 'active') return { next_on: null, wakes_at: null };
  const rule = ruleOf(row);
  const first = from ?? firstOpenDay(rule.pickUpTime, now);
  const said = new Map((await listDates(db, row.id, first)).map((date) => [date.day, date]));
  const day = findRuleDay(rule, first, (each) => {
    const date = said.get(each);
    return (date === undefined || open.includes(date.state)) && !isLeftOut({ rule, holidays }, each, date);
  });
  if (day === null) return { next_on: null, wakes_at: null };
  const { warned_at: warnedAt = null } = said.get(day) ?? {};
  const mayWarn = row.payment_type === paymentType.prepaid && warnedAt === null && now < makingAt(day);
  return { next_on: day, wakes_at: mayWarn ? later(warningAt(day), now) : makingAt(day) };
}
