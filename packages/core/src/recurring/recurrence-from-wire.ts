import type { Static, TObject } from 'typebox';
import { satangFromBaht } from '../basics/money.ts';
import { toWeekdays } from '../full-day/weekdays.ts';
import { detailsToWire } from '../jobs/booking/booking-details.ts';
import { stopToWire } from '../jobs/booking/job-stop.ts';
import { stopFromWire } from '../jobs/booking/stop-from-wire.ts';
import { receiptFromWire } from '../jobs/receipts/receipt-from-wire.ts';
import type { LocalName } from '../pricing/catalog.ts';
import type { Occurrence, Recurrence, RecurringOrder } from './recurrence.ts';
import { isoDay, type RecurrenceRule, wireDay } from './recurrence-days.ts';
import type {
  occurrence as OccurrenceSchema,
  orderFields as OrderFields,
  recurrence as RecurrenceSchema,
  ruleFields as RuleFields,
} from './recurring-schema.ts';

type WireOccurrence = Static<typeof OccurrenceSchema>;
type WireRecurrence = Static<typeof RecurrenceSchema>;

const localName = (th: string | undefined, en: string | undefined): LocalName | null =>
  th === undefined ? null : { th, en: en ?? th };

/** Maps a day from the wire. */
export const occurrenceFromWire = (wire: WireOccurrence): Occurrence => ({
  date: wire.date,
  time: wire.time,
  state: wire.state,
  holiday: localName(wire.holidayTh, wire.holidayEn),
  jobId: wire.jobId ?? null,
  jobStatus: wire.jobStatus ?? null,
  problem: wire.problem ?? null,
  problemText: localName(wire.problemTh, wire.problemEn),
  priceSatang: wire.price === undefined ? null : satangFromBaht(wire.price),
});

/** Maps what is sent from the wire. */
export const orderFromWire = (wire: Static<TObject<typeof OrderFields>>): RecurringOrder => ({
  stops: wire.locationList.map(stopFromWire),
  vehicleId: wire.vehicle,
  extraIds: wire.option ?? [],
  deliveryType: wire.jobType === undefined || wire.jobType === -1 ? 2 : wire.jobType,
  paymentType: wire.paymentType,
  paymentPoint: wire.paymentPoint ?? null,
  confirmPhone: wire.confirmPhone,
  remark: wire.remark ?? '',
  reference: wire.reference ?? '',
  parcel: wire.parcel,
  receipt: wire.receipt?.check ? receiptFromWire({ companyName: '', companyAddress: '', taxNumber: '', ...wire.receipt }) : null,
  isFixedDriver: wire.fixDriver === true,
});

/** Maps what is sent to the wire. */
export const orderToWire = (order: RecurringOrder) => {
  const { metadata: _unused, ...details } = detailsToWire(order);
  return {
    ...details,
    locationList: order.stops.map(stopToWire),
    vehicle: order.vehicleId,
    option: order.extraIds.length > 0 ? order.extraIds : undefined,
    jobType: order.deliveryType,
    paymentType: order.paymentType,
    paymentPoint: order.paymentPoint ?? undefined,
  };
};

/** Maps when it is sent to the wire. */
export const ruleToWire = ({ weekdays, pickUpTime, startsOn, endsOn, skipsHolidays }: RecurrenceRule) => ({
  weekdays,
  pickUpTime,
  startDate: wireDay(startsOn),
  endDate: endsOn === null ? undefined : wireDay(endsOn),
  skipHolidays: skipsHolidays,
});

const ruleFromWire = (wire: Static<TObject<typeof RuleFields>>): RecurrenceRule => ({
  weekdays: toWeekdays(wire.weekdays),
  pickUpTime: wire.pickUpTime,
  startsOn: isoDay(wire.startDate),
  endsOn: wire.endDate === undefined ? null : isoDay(wire.endDate),
  skipsHolidays: wire.skipHolidays,
});

/** Maps a recurring booking from the wire. */
export const recurrenceFromWire = (wire: WireRecurrence): Recurrence => ({
  id: wire.recurringId,
  state: wire.state,
  order: orderFromWire(wire),
  rule: ruleFromWire(wire),
  agreedSatang: satangFromBaht(wire.agreedPrice),
  stoppedOn: wire.stoppedDate ?? null,
  next: wire.next ? occurrenceFromWire(wire.next) : null,
  asking: wire.asking.map(occurrenceFromWire),
});
