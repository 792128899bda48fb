import type { DriverGender } from '@songwai/core/full-day/full-day';
import type { createFullDayJob } from '@songwai/core/full-day/full-day-contract';
import { checkFullDay, type FullDayProblem } from '@songwai/core/full-day/full-day-rules';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { BusinessRefusal } from '../http/refusal.ts';
import { type BookedStop, checkStops } from '../jobs/booking/booked-stop.ts';
import { checkDetails, type DetailColumns } from '../jobs/booking/booking-details.ts';
import { jobTexts } from '../jobs/texts.ts';
import { isInServiceArea } from '../places/area/service-area.ts';
import { pricingTexts } from '../pricing/texts.ts';
import type { OfferRequest } from './offer.ts';
import { fullDayProblemTexts } from './texts.ts';

type FullDayRequest = RequestOf<typeof createFullDayJob>;

/** A booking whose fields were checked as far as possible without the database. */
export interface CheckedFullDay {
  readonly start: Date;
  readonly drivers: number;
  readonly driverGender: DriverGender;
  readonly days: number;
  readonly stops: readonly BookedStop[];
  readonly details: DetailColumns;
  readonly paymentPoint: number;
  readonly offerRequest: OfferRequest;
}

const fieldNames: Readonly<Record<FullDayProblem['field'], string>> = {
  date: 'jobDate',
  startTime: 'startTime',
  driverCount: 'skNumber',
  days: 'days',
};

const refuse = (field: string, text: BusinessRefusal['details']['text']): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

/** @throws {BusinessRefusal} 422 with the first invalid field. */
export function checkFullDayBooking(
  body: FullDayRequest,
  facts: { readonly now: Date; readonly durationHours: number; readonly offerRequest: OfferRequest },
): CheckedFullDay {
  const { skNumber: drivers = 1, days = 1, paymentPoint = 0 } = body;
  const request = {
    date: body.jobDate,
    startTime: body.startTime,
    durationHours: facts.durationHours,
    driverCount: drivers,
    days,
  };
  const start = checkFullDay(request, facts.now);
  if (!start.ok) return refuse(fieldNames[start.error.field], fullDayProblemTexts[start.error.code]);
  body.locationList.forEach((stop, index) => {
    if (!isInServiceArea(stop)) refuse(`locationList.${index}`, pricingTexts.outsideArea(index + 1));
  });
  const stops = checkStops(body).map((stop) => ({ ...stop, isReturn: false }));
  const details = checkDetails(body);
  if (paymentPoint >= stops.length) return refuse('paymentPoint', jobTexts.paymentPoint);
  return {
    start: start.value,
    drivers,
    driverGender: body.messengerGender ?? 'N',
    days,
    stops,
    details,
    paymentPoint,
    offerRequest: facts.offerRequest,
  };
}
