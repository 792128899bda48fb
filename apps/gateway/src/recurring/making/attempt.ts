import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang, type Satang, satangFromBaht } from '@songwai/core/basics/money';
import { expressTask } from '@songwai/core/basics/wire-numbers';
import type { OccurrenceProblem } from '@songwai/core/recurring/recurrence';
import type { Session, TermsGate } from '../../http/callers/session.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import type { BookingRequest } from '../../jobs/booking/check-booking.ts';
import type { JobService } from '../../jobs/service.ts';
import type { DateRow, RecurrenceRow } from '../queries.ts';

/** What became of a day. */
export type Outcome =
  | { readonly jobId: string }
  | { readonly problem: OccurrenceProblem; readonly text: LocalText | null; readonly priceSatang: Satang | null };

export interface AttemptDeps {
  readonly jobs: Pick<JobService, 'book'>;
  readonly terms: Pick<TermsGate, 'requireAccepted'>;
}

/** The price may change between two bookings that are refused for it; more often than this it does not. */
const mostTries = 3;
/** Refused for now, by an operator or by trouble of ours. */
const transientCodes: readonly number[] = [429, 500, 503];

const deliveryTypeOf = ({ jobType = -1 }: RecurrenceRow['booking']): 1 | 2 | 3 => (jobType === -1 ? 2 : jobType);

/** The same for a day whoever books it, and after whatever crash: what it has booked is never booked again. */
const guidOf = ({ recurrence_id: id, day, round }: Pick<DateRow, 'recurrence_id' | 'day' | 'round'>): string =>
  `r${id}-${day.replaceAll('-', '')}-${round}`;

const refusedFor = (problem: OccurrenceProblem, priceSatang: Satang | null = null): Outcome => ({
  problem,
  text: null,
  priceSatang,
});

/** The prices of now, where a booking was refused because they differ. */
const newPricesOf = ({ details: { code, fields } }: BusinessRefusal) => {
  const estimate = fields?.['estimate'] as { readonly netPrice: number; readonly normalPrice: number } | undefined;
  if (code !== 409 || estimate === undefined) return undefined;
  return { netSatang: satangFromBaht(estimate.netPrice), normalSatang: satangFromBaht(estimate.normalPrice) };
};

/** Free credit may make a trip cheaper than agreed; dearer than agreed it is not booked. */
async function bookUpTo(agreedSatang: Satang, book: (shownSatang: Satang) => Promise<Outcome>): Promise<Outcome> {
  let shownSatang = agreedSatang;
  for (let left = mostTries; ; left -= 1) {
    try {
      return await book(shownSatang);
    } catch (error) {
      if (!(error instanceof BusinessRefusal)) throw error;
      const { code, text, fields } = error.details;
      const prices = newPricesOf(error);
      if (prices === undefined) {
        if (transientCodes.includes(code)) throw error;
        return fields?.['reason'] === 'wallet_short'
          ? refusedFor('wallet', shownSatang)
          : { problem: 'refused', text, priceSatang: null };
      }
      if (prices.netSatang > agreedSatang) return refusedFor('price', prices.normalSatang);
      if (left === 1) throw error;
      shownSatang = prices.netSatang;
    }
  }
}

/**
 * Books a day as the customer would, by the one booking service: the guid is the same each time, so that a day which is tried again is booked
 * once.
 *
 * @throws what may pass by itself: the day is tried again.
 */
export async function attemptBooking(
  { jobs, terms }: AttemptDeps,
  { row, date, session }: { readonly row: RecurrenceRow; readonly date: DateRow; readonly session: Session },
): Promise<Outcome> {
  if (session.company !== null && !session.company.rights.has('order'))
    return { problem: 'refused', text: httpTexts.forbidden, priceSatang: null };
  try {
    await terms.requireAccepted(session);
  } catch (error) {
    if (error instanceof BusinessRefusal) return refusedFor('terms');
    throw error;
  }
  const order: BookingRequest = {
    ...row.booking,
    // One that was set up before this was asked has parcels.
    jobType: deliveryTypeOf(row.booking),
    guid: guidOf(date),
    taskType: expressTask,
    orderType: 'schedule',
    jobDate: bangkokDate(date.pick_up_at),
    startTime: row.pick_up_time,
  };
  return bookUpTo(row.agreed_satang, async (shownSatang) => {
    const { answer } = await jobs.book({ ...order, shownPrice: bahtFromSatang(shownSatang) }, session);
    return { jobId: answer.jobId };
  });
}
