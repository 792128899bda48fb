import type { Language } from '@songwai/core/basics/language';
import type { OccurrenceProblem, RecurrenceState, RecurringPayment } from '@songwai/core/recurring/recurrence';
import type { IsoDay } from '@songwai/core/recurring/recurrence-days';
import type { orderFields } from '@songwai/core/recurring/recurring-schema';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Static, TObject } from 'typebox';
import type { LocalText } from '../http/language.ts';

/** What is sent each time, in the names of the wire. */
export type StoredBooking = Static<TObject<typeof orderFields>>;

/** A booking that makes itself; see the migration. */
interface RecurrencesTable {
  id: string;
  user_id: string;
  company_user_id: string | null;
  guid: string;
  state: RecurrenceState;
  booking: JSONColumnType<StoredBooking>;
  payment_type: RecurringPayment;
  agreed_satang: number;
  weekdays: number[];
  pick_up_time: string;
  starts_on: IsoDay;
  ends_on: IsoDay | null;
  skips_holidays: boolean;
  language: Language;
  next_on: IsoDay | null;
  wakes_at: Date | null;
  stopped_at: Date | null;
  created_at: Date;
  changed_at: Date;
}

export type StoredDateState = 'planned' | 'wanted' | 'skipped' | 'making' | 'booked' | 'asking' | 'missed';

/** A day of which something is to be said. */
interface RecurrenceDatesTable {
  recurrence_id: string;
  day: IsoDay;
  pick_up_at: Date;
  state: StoredDateState;
  round: Generated<number>;
  due_at: Date | null;
  job_id: string | null;
  problem: OccurrenceProblem | null;
  problem_text: ColumnType<LocalText | null, string | null, string | null>;
  price_satang: number | null;
  warned_at: Date | null;
}

/** Tables of the room `recurring`. */
export interface RecurringTables {
  recurrences: RecurrencesTable;
  recurrence_dates: RecurrenceDatesTable;
}

declare module '../database/tables.ts' {
  interface Database extends RecurringTables {}
}
