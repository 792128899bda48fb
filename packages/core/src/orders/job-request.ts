import type { JobStop, NewJob } from '../jobs/new-job.ts';
import { paymentType } from '../jobs/payment-type.ts';
import type { PriceQuestion } from '../pricing/price-question.ts';
import { contactPhone } from '../validation/contact-phone.ts';
import { phoneInputDigits } from '../validation/phone-input.ts';
import type { OrderDraft, Schedule } from './draft.ts';
import { countedStops, type PlacedStop, stopsWithPlace } from './order-selectors.ts';

/** A time that is still being chosen is priced as now. */
const toPickUpAt = (schedule: Schedule): PriceQuestion['pickUpAt'] =>
  schedule.kind === 'later' && schedule.date !== '' && schedule.time !== '' ? { date: schedule.date, time: schedule.time } : null;

/** What the order costs with a vehicle: the chosen one, or any while none is chosen. */
export const toPriceQuestion = (draft: OrderDraft, vehicleId: number, extraIds: readonly number[]): PriceQuestion => ({
  vehicleId,
  deliveryType: draft.service,
  taskType: draft.tab === 3 ? 3 : 1,
  extraIds,
  promoCode: draft.promoCode.trim(),
  pickUpAt: toPickUpAt(draft.schedule),
  points: stopsWithPlace(draft).map(({ place, isReturn }) => ({ lat: place.lat, lng: place.lng, isReturn })),
});

/** As it is dialled in Thailand, which is what a driver needs and what the gateway compares. */
const dialled = (phone: string): string => {
  const valid = contactPhone(phone);
  return valid.ok ? valid.value.national : phone.trim();
};

const toJobStop = ({ place, isReturn, ...stop }: PlacedStop): JobStop => ({
  ...place,
  contactName: stop.contactName.trim(),
  contactPhone: dialled(stop.contactPhone),
  remark: stop.remark.trim(),
  isReturn,
});

/**
 * The body of a booking out of a draft that is valid (`draft-validation.ts`).
 * Null for a draft that is not: no vehicle, no payment, or a stop without a place.
 */
export const toNewJob = (draft: OrderDraft, shownNetSatang: number): NewJob | null => {
  const stops = stopsWithPlace(draft);
  if (draft.vehicleId === null || draft.paymentType === null || stops.length !== draft.stops.length) return null;
  const { points: _points, ...priced } = toPriceQuestion(draft, draft.vehicleId, draft.extraIds);
  return {
    ...priced,
    guid: draft.guid,
    stops: stops.map(toJobStop),
    confirmPhone: phoneInputDigits(draft.confirmPhone),
    remark: draft.remark.trim(),
    paymentType: draft.paymentType,
    paymentPoint: draft.paymentType === paymentType.cash ? Math.min(draft.paymentPoint, countedStops(draft).length - 1) : null,
    shownNetSatang,
  };
};
