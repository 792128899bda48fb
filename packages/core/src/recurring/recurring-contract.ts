import { Type } from 'typebox';
import { orderBodyBytes } from '../gateway/body-limits.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, guidText, uuidText } from '../gateway/wire-schemas.ts';
import { travelPoints } from '../pricing/contract.ts';
import { occurrence, orderFields, pricedFields, recurrence, ruleFields } from './recurring-schema.ts';

const params = {
  params: Type.Object({ recurringId: uuidText }),
  paramsExample: { recurringId: '5f0c2a52-8c53-4d0e-9d55-6a4b7b0c9a11' },
};
const reply = Type.Object({
  ...envelope,
  recurring: Type.Optional(recurrence),
  /** The price of now, with 409. */ price: Type.Optional(baht),
});
const common = Type.Object(commonFields);

const orderExample = {
  vehicle: 1,
  jobType: 2,
  option: [],
  paymentType: 0,
  paymentPoint: 0,
  confirmPhone: '0812345678',
  locationList: [
    { addressName: 'ร้านดอกไม้บ้านอารีย์', contactName: 'พิมพ์ชนก', contactPhone: '0812345678', lat: 13.7797, lng: 100.5446 },
    { addressName: 'สำนักงานบัญชีวรรณา', contactName: 'วรรณา', contactPhone: '0895550142', lat: 13.7466, lng: 100.5347 },
  ],
};
const ruleExample = { weekdays: [1, 3, 5], pickUpTime: '09:30', startDate: '25/11/2026', skipHolidays: true };

export const listRecurring = defineEndpoint({
  method: 'POST',
  path: '/recurring/list',
  access: 'session',
  isIdempotentRead: true,
  feature: 'order',
  summary:
    "The caller's recurring bookings, and the company's where the caller may view its jobs: those that run first, at most 200",
  request: common,
  reply: Type.Object({ ...envelope, recurring: Type.Optional(Type.Array(recurrence)) }),
  example: { lang: 'th' },
});

export const previewRecurring = defineEndpoint({
  method: 'POST',
  path: '/recurring/preview',
  access: 'session',
  isIdempotentRead: true,
  feature: 'order',
  summary: 'The next days of a recurring booking that is being set up, with public holidays, and what a trip costs now',
  request: Type.Object({
    ...commonFields,
    ...pricedFields,
    ...ruleFields,
    locationList: travelPoints,
    /** One that is being changed: its days that are left out or added stay so. */
    changedId: Type.Optional(uuidText),
  }),
  reply: Type.Object({
    ...envelope,
    dates: Type.Optional(Type.Array(occurrence)),
    /** The next whole month, MM/YYYY, and how often it sends in it. */
    month: Type.Optional(Type.String()),
    times: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Of a trip, without free credit, which is spent once. */
    price: Type.Optional(baht),
    /** In km. */
    distance: Type.Optional(Type.Number({ minimum: 0 })),
    vehiclePrices: Type.Optional(Type.Array(Type.Object({ vehicle: Type.Integer(), price: baht }))),
  }),
  example: { ...ruleExample, vehicle: 1, locationList: orderExample.locationList.map(({ lat, lng }) => ({ lat, lng })) },
});

export const createRecurring = defineEndpoint({
  method: 'POST',
  path: '/recurring',
  maxBodyBytes: orderBodyBytes,
  access: 'session',
  permit: 'order',
  feature: 'order',
  summary:
    'Set up a recurring booking; the same user and guid gives the same one. Each trip is booked at 18:00 of the evening before',
  request: Type.Object({
    ...commonFields,
    guid: guidText,
    ...orderFields,
    ...ruleFields,
    /** The price of a trip that the customer has seen, and up to which it is booked without asking. */
    agreedPrice: baht,
  }),
  /** 409 with `price`: a trip costs more by now; 422 names the field. */
  reply,
  example: { guid: '20261121-0a1b2c3d', ...orderExample, ...ruleExample, agreedPrice: 82 },
});

export const getRecurring = defineEndpoint({
  method: 'POST',
  path: '/recurring/:recurringId',
  ...params,
  access: 'session',
  isIdempotentRead: true,
  feature: 'order',
  summary: 'A recurring booking with its days between two dates, at most 100 days apart',
  request: Type.Object({ ...commonFields, fromDate: Type.Optional(dateText), toDate: Type.Optional(dateText) }),
  /** HTTP 404 if it is not the caller's. */
  reply: Type.Object({ ...envelope, recurring: Type.Optional(recurrence), dates: Type.Optional(Type.Array(occurrence)) }),
  example: { fromDate: '01/12/2026', toDate: '31/12/2026', lang: 'th' },
});

export const changeRecurring = defineEndpoint({
  method: 'POST',
  path: '/recurring/:recurringId/change',
  maxBodyBytes: orderBodyBytes,
  ...params,
  access: 'session',
  permit: 'order',
  feature: 'order',
  summary: 'Change a recurring booking; trips that are booked already stay as they are',
  request: Type.Object({ ...commonFields, ...orderFields, ...ruleFields, agreedPrice: baht }),
  /** HTTP 404; 409 it has ended, or (with `price`) a trip costs more by now; 422 names the field. */
  reply,
  example: { ...orderExample, ...ruleExample, agreedPrice: 82 },
});

/** HTTP 404; 409 it has ended. */
const stateChange = {
  ...params,
  method: 'POST',
  access: 'session',
  permit: 'order',
  needsTerms: false,
  feature: 'order',
  request: common,
  reply,
  example: { lang: 'th' },
} as const;

export const pauseRecurring = defineEndpoint({
  ...stateChange,
  path: '/recurring/:recurringId/pause',
  summary: 'Pause a recurring booking; trips that are booked already stay',
});

export const resumeRecurring = defineEndpoint({
  ...stateChange,
  path: '/recurring/:recurringId/resume',
  summary: 'Go on with a paused recurring booking',
});

export const endRecurring = defineEndpoint({
  ...stateChange,
  path: '/recurring/:recurringId/end',
  summary: 'End a recurring booking for good; trips that are booked already stay',
});

export const changeOccurrence = defineEndpoint({
  method: 'POST',
  path: '/recurring/:recurringId/date',
  ...params,
  access: 'session',
  permit: 'order',
  needsTerms: false,
  feature: 'order',
  summary:
    'One day of a recurring booking: `skip` (cancels a booked trip, if that is free), `send` (on a holiday, or after all), `retry` to book it now, `accept` the new price for this day and later ones',
  request: Type.Object({
    ...commonFields,
    date: dateText,
    change: Type.Union([Type.Literal('skip'), Type.Literal('send'), Type.Literal('retry'), Type.Literal('accept')]),
    /** With `accept`: the price that the customer has seen. */
    price: Type.Optional(baht),
  }),
  /** HTTP 404; 409 the day is over, is being booked, or its state does not allow this. */
  reply: Type.Object({ ...envelope, date: Type.Optional(occurrence), cancelFee: Type.Optional(baht) }),
  example: { date: '07/12/2026', change: 'send' },
});
