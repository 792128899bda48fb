import { satangFromBaht } from '@songwai/core/basics/money';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { Selectable } from 'kysely';
import { payerOf } from '../../http/callers/payer.ts';
import type { Session } from '../../http/callers/session.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { JobService } from '../../jobs/service.ts';
import type { BulkRunsTable } from '../tables.ts';
import { bulkTexts } from '../texts.ts';
import { tripRequest } from '../trip-request.ts';
import { releaseHold } from './hold.ts';
import type { readNextTrip } from './run-queries.ts';

export type Run = Selectable<BulkRunsTable>;
export type Trip = NonNullable<Awaited<ReturnType<typeof readNextTrip>>>;

/** What became of a trip. */
export type TripOutcome = { readonly jobId: string } | { readonly failure: LocalText; readonly newPriceSatang: number | null };

/** The key of a trip's booking: trying again books nothing twice. */
const tripGuid = (runId: string, number: number): string => `bulk-${runId}-${number}`;

/** The net price of an estimate that a refusal carries; null without one. */
function priceOf({ details }: BusinessRefusal): number | null {
  const { estimate } = details.fields ?? {};
  if (typeof estimate !== 'object' || estimate === null || !('netPrice' in estimate)) return null;
  return typeof estimate.netPrice === 'number' ? satangFromBaht(estimate.netPrice) : null;
}

/**
 * Books a trip at the price that was agreed to, or below: a price that has fallen is taken, one that has risen is for the customer to decide.
 *
 * @throws what is wrong with the gateway or its database; the trip still waits then.
 */
export async function bookTrip(
  { jobs, now }: { readonly jobs: Pick<JobService, 'book'>; readonly now: () => Date },
  { run, trip, session }: { readonly run: Run; readonly trip: Trip; readonly session: Session },
): Promise<TripOutcome> {
  const agreed = trip.price_satang;
  const guid = tripGuid(run.id, trip.number);
  const hold = { id: run.id, payerId: payerOf(session), actor: run.user_id };
  const bookAt = async (priceSatang: number): Promise<TripOutcome> => {
    const request = tripRequest({ common: run.common, drops: trip.drops, paymentType: run.payment_type, guid, priceSatang });
    const { answer } = await jobs.book(request, session, async (trx) => {
      if (run.payment_type !== paymentType.prepaid) return;
      await releaseHold(trx, { ...hold, at: now() }, { trip: trip.number, amountSatang: agreed });
    });
    return { jobId: answer.jobId };
  };
  try {
    return await bookAt(agreed);
  } catch (error) {
    if (!(error instanceof BusinessRefusal)) throw error;
    const price = error.details.code === 409 ? priceOf(error) : null;
    if (price === null) return { failure: error.details.text, newPriceSatang: null };
    if (price > agreed) return { failure: bulkTexts.priceChanged(price / 100), newPriceSatang: price };
    return bookAgain(() => bookAt(price));
  }
}

/** At a price that has fallen; whatever is refused now is for the customer to see. */
async function bookAgain(book: () => Promise<TripOutcome>): Promise<TripOutcome> {
  try {
    return await book();
  } catch (error) {
    if (!(error instanceof BusinessRefusal)) throw error;
    return { failure: error.details.text, newPriceSatang: priceOf(error) };
  }
}
