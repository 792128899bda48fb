import { fullDayTask } from '../../basics/wire-numbers.ts';
import type { NewJob } from '../../jobs/booking/new-job.ts';
import { paymentType } from '../../jobs/booking/payment-type.ts';
import type { PriceQuestion } from '../../pricing/price-question.ts';
import type { OrderDraft, Schedule } from '../draft/draft.ts';
import { countedStops, stopsWithPlace } from '../draft/draft-stops.ts';
import { type AccountFacts, toBookingDetails } from '../fields/draft-fields.ts';
import { toJobStops } from '../fields/stop-fields.ts';

/** An incomplete pick-up time is priced as now. */
const toPickUpAt = (schedule: Schedule): PriceQuestion['pickUpAt'] =>
  schedule.kind === 'later' && schedule.date !== '' && schedule.time !== '' ? schedule : null;

/** The price request of an order for the given vehicle, which need not be the chosen one. Null for a full-day hire. */
export const toPriceQuestion = (draft: OrderDraft, vehicleId: number, extraIds: readonly number[]): PriceQuestion | null =>
  draft.tab === fullDayTask
    ? null
    : {
        vehicleId,
        deliveryType: draft.service,
        taskType: draft.tab,
        extraIds,
        promoCode: draft.promoCode.trim(),
        pickUpAt: toPickUpAt(draft.schedule),
        points: stopsWithPlace(draft).map(({ place, isReturn }) => ({ lat: place.lat, lng: place.lng, isReturn })),
      };

/** Facts for a booking from outside the draft. */
type BookingFacts = AccountFacts & Pick<NewJob, 'shownNetSatang' | 'quoteId'>;

/**
 * The body of a booking from a valid draft (`validateDraft`).
 * Null for an invalid one: no vehicle, no payment, a stop without a place, or full-day hire.
 */
export const toNewJob = (draft: OrderDraft, { shownNetSatang, quoteId, ...account }: BookingFacts): NewJob | null => {
  const stops = stopsWithPlace(draft);
  if (draft.vehicleId === null || draft.paymentType === null || stops.length !== draft.stops.length) return null;
  const question = toPriceQuestion(draft, draft.vehicleId, draft.extraIds);
  if (question === null) return null;
  const { points: _points, ...priced } = question;
  return {
    ...priced,
    ...toBookingDetails(draft, account),
    guid: draft.guid,
    stops: toJobStops(draft),
    photoNames: draft.photoNames,
    paymentType: draft.paymentType,
    cardId: draft.cardId,
    paymentPoint: draft.paymentType === paymentType.cash ? Math.min(draft.paymentPoint, countedStops(draft).length - 1) : null,
    shownNetSatang,
    quoteId,
  };
};
