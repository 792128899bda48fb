import { nextDayTask } from '@songwai/core/basics/wire-numbers';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { knownSides } from '@songwai/core/jobs/booking/parcel';
import { checkPickUp, type PickUpWindow } from '@songwai/core/jobs/booking/pick-up-window';
import type { createJob } from '@songwai/core/jobs/contract';
import { type ParcelLimit, parcelWithin } from '@songwai/core/pricing/vehicles/parcel-limit';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { jobTexts, pickUpTexts } from '../texts.ts';
import { type BookedStop, checkStops } from './booked-stop.ts';
import { checkDetails, type DetailColumns } from './booking-details.ts';

export type BookingRequest = RequestOf<typeof createJob>;
/** A booking whose form is validated. */
export interface CheckedBooking {
  readonly stops: readonly BookedStop[];
  readonly details: DetailColumns;
  readonly pickUp: PickUpWindow;
  readonly paymentPoint: number;
}

/** What the rules need to know besides the request. */
interface BookingFacts {
  readonly now: Date;
  readonly wantsReturn: boolean;
  /** What the vehicle takes; undefined where no parcel is described, or there is no such vehicle. */
  readonly limit: ParcelLimit | undefined;
}

const refuse = (field: string, text: LocalText): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

/** A return point must be last. The rate card decides whether the booking includes a return trip. */
function checkReturnPoint(stops: readonly BookedStop[], wantsReturn: boolean): void {
  const index = stops.findIndex(({ isReturn }) => isReturn);
  if (index === -1) return;
  if (!wantsReturn) refuse(`locationList.${index}.isReturn`, jobTexts.returnNotBooked);
  if (index !== stops.length - 1) refuse(`locationList.${index}.isReturn`, jobTexts.returnNotLast);
}

/** A parcel of which nothing is said fits. A vehicle that is not on offer is refused with its price. */
function checkParcel({ parcel }: BookingRequest, limit: ParcelLimit | undefined): void {
  if (parcel === undefined || limit === undefined) return;
  if (!parcelWithin(limit, { weightKg: parcel.weightKg ?? 0, sidesCm: knownSides(parcel) }).ok)
    refuse('parcel', jobTexts.parcelTooLarge(limit));
}

/**
 * Validates everything that needs no database.
 *
 * @throws {BusinessRefusal} 422 with the first field at fault.
 */
export function checkBooking(body: BookingRequest, facts: BookingFacts): CheckedBooking {
  if (body.jobType === undefined || body.jobType === -1) refuse('jobType', jobTexts.noDeliveryType);
  const stops = checkStops(body);
  checkReturnPoint(stops, facts.wantsReturn);
  checkParcel(body, facts.limit);
  const details = checkDetails(body);
  const pickUp = checkPickUp(
    {
      isNextDay: body.taskType === nextDayTask,
      orderType: body.orderType,
      date: body.jobDate,
      startTime: body.startTime,
      finishTime: body.finishTime,
    },
    facts.now,
  );
  if (!pickUp.ok) return refuse(pickUp.error.field, pickUpTexts[pickUp.error.code]);
  const paymentPoint = body.paymentPoint ?? 0;
  if (paymentPoint >= stops.filter(({ isReturn }) => !isReturn).length) return refuse('paymentPoint', jobTexts.paymentPoint);
  return { stops, details, pickUp: pickUp.value, paymentPoint };
}
