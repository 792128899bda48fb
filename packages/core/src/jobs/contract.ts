import { Type } from 'typebox';
import { maxStops, minStops } from '../basics/stop-limits.ts';
import { expressTask } from '../basics/wire-numbers.ts';
import { orderBodyBytes } from '../gateway/body-limits.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, guidText } from '../gateway/wire-schemas.ts';
import { estimateFields, priceFields } from '../pricing/contract.ts';
import { bookedFields, bookingFields, detailedPoint, listedDetailFields, locationPoint } from './booking/booking-schema.ts';
import { jobDetailFields } from './detail-schema.ts';

export const createJob = defineEndpoint({
  method: 'POST',
  path: '/create_job',
  maxBodyBytes: orderBodyBytes,
  access: 'session',
  feature: 'order',
  permit: 'order',
  summary:
    'Book; `guid` is the idempotency key: the same user and guid gets the first answer again. 503 while the service is suspended',
  request: Type.Object({
    ...commonFields,
    ...priceFields,
    guid: guidText,
    /** Of the estimate whose price was shown: keeps that price although a rate card has changed since. */
    quoteId: Type.Optional(Type.String({ maxLength: 2000 })),
    orderType: Type.Union([Type.Literal('now'), Type.Literal('schedule')]),
    ...bookingFields({ fewest: minStops, most: maxStops + 1 }),
  }),
  reply: Type.Object({
    ...envelope,
    ...bookedFields,
    songwaiWallet: Type.Optional(baht),
    /** Only with responseCode 409. */
    estimate: Type.Optional(Type.Object(estimateFields)),
  }),
  example: {
    guid: '20261121-0a1b2c3d',
    vehicle: 1,
    jobType: 2,
    taskType: expressTask,
    orderType: 'now',
    paymentType: 0,
    paymentPoint: 0,
    confirmPhone: '0812345678',
    locationList: [
      { addressName: 'สยามพารากอน', contactName: 'พิมพ์ชนก', contactPhone: '0812345678', lat: 13.7466, lng: 100.5347 },
      { addressName: 'บีทีเอสบางนา', contactName: 'ธนากร', contactPhone: '0898765432', lat: 13.6682, lng: 100.605 },
    ],
  },
});

/** Written out, because a mapped list would lose the literal types. Same names as in `job-status.ts`. */
export const jobStatusSchema = Type.Union([
  Type.Literal('awaitingPayment'),
  Type.Literal('matching'),
  Type.Literal('assigned'),
  Type.Literal('arrived'),
  Type.Literal('pickedUp'),
  Type.Literal('delivering'),
  Type.Literal('completed'),
  Type.Literal('cancelled'),
  Type.Literal('expired'),
]);

/** A job as lists show it (spec §3 "Job list item"). */
export const jobListItem = {
  jobId: Type.String(),
  trackingId: Type.String(),
  jobDate: dateText,
  jobTime: Type.String(),
  jobStatus: jobStatusSchema,
  jobStatusTh: Type.String(),
  jobStatusEn: Type.String(),
  jobType: Type.Integer(),
  vehicle: Type.Integer(),
  option: Type.String(),
  /** 1 express, 2 full day, 3 next day. */
  taskType: Type.Integer(),
  ...listedDetailFields,
  remarkImages: Type.Array(Type.String()),
  /** Price of the job with added amounts, without later charges. */
  netPrice: baht,
  paymentType: Type.Integer(),
  locationList: Type.Array(locationPoint),
  /** 1-5; absent without a rating. The misspelling is the wire's. */
  raiting: Type.Optional(Type.Integer()),
  /** Present only while the caller may still rate the job. */
  tokenRating: Type.Optional(Type.String()),
  /** When the search for a driver ends, to the second (ISO 8601); only while it lasts. */
  searchUntilDateTime: Type.Optional(Type.String()),
  /** When the job was completed, cancelled or expired (ISO 8601). */
  overDateTime: Type.Optional(Type.String()),
};

export const getJobDetail = defineEndpoint({
  method: 'POST',
  path: '/get_job_detail',
  access: 'session',
  isIdempotentRead: true,
  feature: 'tracking',
  summary: 'One job of the signed-in user, or of the company whose jobs they may see',
  request: Type.Object({ ...commonFields, jobId: Type.String({ minLength: 1, maxLength: 40 }) }),
  reply: Type.Object({
    ...envelope,
    jobDetail: Type.Optional(
      Type.Object({
        ...jobListItem,
        ...jobDetailFields,
        locationList: Type.Array(detailedPoint),
      }),
    ),
  }),
  example: { jobId: 'J00000001', lang: 'th' },
});

const jobs = Type.Optional(Type.Array(Type.Object(jobListItem)));

/** Pick-up dates, inclusive. */
const days = { fromDate: Type.Optional(dateText), toDate: Type.Optional(dateText) };

export const getCurrentJob = defineEndpoint({
  method: 'POST',
  path: '/get_current_job',
  access: 'session',
  isIdempotentRead: true,
  feature: 'tracking',
  summary: 'Jobs that are not over, newest first, at most 200',
  request: Type.Object({ ...commonFields, ...days }),
  reply: Type.Object({ ...envelope, jobs }),
  example: { lang: 'th' },
});

export const getCompletedJob = defineEndpoint({
  method: 'POST',
  path: '/get_completed_job',
  access: 'session',
  isIdempotentRead: true,
  feature: 'tracking',
  summary: 'Jobs that were delivered, newest first, at most 200',
  request: Type.Object({ ...commonFields, ...days }),
  reply: Type.Object({ ...envelope, jobs }),
  example: { fromDate: '01/11/2026', toDate: '30/11/2026', lang: 'th' },
});

export const getCancelJob = defineEndpoint({
  method: 'POST',
  path: '/get_cancel_job',
  access: 'session',
  isIdempotentRead: true,
  feature: 'tracking',
  summary: 'Jobs that were cancelled or found no driver, newest first, at most 200',
  request: Type.Object({ ...commonFields, ...days }),
  reply: Type.Object({ ...envelope, jobs }),
  example: { fromDate: '01/11/2026', toDate: '30/11/2026', lang: 'th' },
});

export const cancelJob = defineEndpoint({
  method: 'POST',
  path: '/cancel_job',
  access: 'session',
  permit: 'order',
  needsTerms: false,
  summary: 'Cancel: free before the driver arrives, 65 baht after, impossible after pick-up',
  request: Type.Object({
    ...commonFields,
    jobId: Type.String({ minLength: 1, maxLength: 40 }),
    cancelReason: Type.Optional(Type.String({ maxLength: 300 })),
    /** The fee that the customer has seen; another one is not charged. Absent: any. */
    shownFee: Type.Optional(baht),
  }),
  /** `responseCode` 200; 404 no such job of this user; 409 already over or picked up, or (with `cancelFee`) another fee than shown. */
  reply: Type.Object({ ...envelope, cancelFee: Type.Optional(baht) }),
  example: { jobId: 'J00000001', cancelReason: 'customer cancel' },
});
