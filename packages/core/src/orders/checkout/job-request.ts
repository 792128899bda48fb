import type { JobStop, NewJob } from '../../jobs/booking/new-job.ts';
import { paymentType } from '../../jobs/booking/payment-type.ts';
import type { PriceQuestion } from '../../pricing/price-question.ts';
import { dialledPhone } from '../../validation/phones/dialled-phone.ts';
import type { OrderDraft, Schedule } from '../draft/draft.ts';
import { countedStops, type PlacedStop, stopsWithPlace } from '../order-selectors.ts';

/** An incomplete pick-up time is priced as now. */
const toPickUpAt = (schedule: Schedule): PriceQuestion['pickUpAt'] =>
  schedule.kind === 'later' && schedule.date !== '' && schedule.time !== '' ? schedule : null;

/** The price request of an order for the given vehicle, which need not be the chosen one. Null for a full-day hire. */
export const toPriceQuestion = (draft: OrderDraft, vehicleId: number, extraIds: readonly number[]): PriceQuestion | null =>
  draft.tab === 2
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

const toJobStop = ({ place, isReturn, ...stop }: PlacedStop): JobStop => ({
  ...place,
  contactName: stop.contactName.trim(),
  contactPhone: dialledPhone(stop.contactPhone),
  remark: stop.remark.trim(),
  isReturn,
});

/** Facts for a booking from outside the draft. */
interface BookingFacts {
  readonly shownNetSatang: number;
  /** The account's preference; the draft may override it. */
  readonly prefersFixedDriver: boolean;
}

/**
 * The body of a booking from a valid draft (`draft-validation.ts`).
 * Null for an invalid one: no vehicle, no payment, a stop without a place, or full-day hire.
 */
export const toNewJob = (draft: OrderDraft, { shownNetSatang, prefersFixedDriver }: BookingFacts): NewJob | null => {
  const stops = stopsWithPlace(draft);
  if (draft.vehicleId === null || draft.paymentType === null || stops.length !== draft.stops.length) return null;
  const question = toPriceQuestion(draft, draft.vehicleId, draft.extraIds);
  if (question === null) return null;
  const { points: _points, ...priced } = question;
  return {
    ...priced,
    guid: draft.guid,
    stops: stops.map(toJobStop),
    confirmPhone: dialledPhone(draft.confirmPhone),
    remark: draft.remark.trim(),
    paymentType: draft.paymentType,
    paymentPoint: draft.paymentType === paymentType.cash ? Math.min(draft.paymentPoint, countedStops(draft).length - 1) : null,
    receipt: draft.receipt,
    isFixedDriver: draft.isFixedDriver ?? prefersFixedDriver,
    shownNetSatang,
  };
};
