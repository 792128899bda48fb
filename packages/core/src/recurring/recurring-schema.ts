import { Type } from 'typebox';
import { maxStops, minStops } from '../basics/stop-limits.ts';
import { baht, dateText, timeText } from '../gateway/wire-schemas.ts';
import { bookingFields } from '../jobs/booking/booking-schema.ts';
import { paymentType } from '../jobs/booking/payment-type.ts';
import { jobStatusSchema } from '../jobs/contract.ts';
import { priceFields } from '../pricing/contract.ts';

const { locationList, confirmPhone, remark, reference, parcel, receipt, fixDriver, paymentPoint } = bookingFields({
  fewest: minStops,
  most: maxStops + 1,
});

/** What is priced: stops, vehicle, extras. */
export const pricedFields = {
  vehicle: priceFields.vehicle,
  jobType: priceFields.jobType,
  option: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 20 })),
};

/** What is sent each time, in the names of `create_job`. */
export const orderFields = {
  ...pricedFields,
  locationList,
  confirmPhone,
  remark,
  reference,
  parcel,
  receipt,
  fixDriver,
  /** 0 cash, 2 wallet, 4 invoice: nothing is charged to a card or PromptPay without the person. */
  paymentType: Type.Union([Type.Literal(paymentType.cash), Type.Literal(paymentType.prepaid), Type.Literal(paymentType.invoice)]),
  paymentPoint,
};

/** When it is sent. */
export const ruleFields = {
  /** 1 Monday to 7 Sunday. */
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7 }),
  pickUpTime: timeText,
  startDate: dateText,
  /** The last day; absent: until it is ended. */
  endDate: Type.Optional(dateText),
  /** Not on public holidays of Thailand and the days in lieu of them. */
  skipHolidays: Type.Boolean(),
};

export const occurrence = Type.Object({
  date: dateText,
  time: timeText,
  state: Type.Union([
    Type.Literal('planned'),
    Type.Literal('holiday'),
    Type.Literal('skipped'),
    Type.Literal('making'),
    Type.Literal('booked'),
    Type.Literal('asking'),
    Type.Literal('missed'),
  ]),
  /** The public holiday that it is; absent on other days. */
  holidayTh: Type.Optional(Type.String()),
  holidayEn: Type.Optional(Type.String()),
  /** Once booked. */
  jobId: Type.Optional(Type.String()),
  jobStatus: Type.Optional(jobStatusSchema),
  problem: Type.Optional(
    Type.Union([
      Type.Literal('wallet'),
      Type.Literal('price'),
      Type.Literal('terms'),
      Type.Literal('late'),
      Type.Literal('refused'),
    ]),
  ),
  problemTh: Type.Optional(Type.String()),
  problemEn: Type.Optional(Type.String()),
  /** What it would cost, with the problems `wallet` and `price`. */
  price: Type.Optional(baht),
});

export const recurrence = Type.Object({
  recurringId: Type.String(),
  state: Type.Union([Type.Literal('active'), Type.Literal('paused'), Type.Literal('ended')]),
  /** When it was paused or ended. */
  stoppedDate: Type.Optional(dateText),
  /** The most that a trip may cost without asking. */
  agreedPrice: baht,
  ...orderFields,
  ...ruleFields,
  /** The next day on which it sends; absent if there is none. */
  next: Type.Optional(occurrence),
  /** Days that wait for a decision. */
  asking: Type.Array(occurrence),
});
