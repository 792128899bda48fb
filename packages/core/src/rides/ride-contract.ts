import { Type } from 'typebox';
import { knownDriverFields } from '../drivers/contract.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, latitude, longitude, timeText } from '../gateway/wire-schemas.ts';
import { locationPoint } from '../jobs/booking/booking-schema.ts';
import { jobStatusSchema } from '../jobs/contract.ts';
import { cashFields } from './cash-contract.ts';
import { hireToDo } from './hire-contract.ts';

const jobId = Type.String({ minLength: 1, maxLength: 40 });
export const jobPath = { params: Type.Object({ jobId }), paramsExample: { jobId: 'J00000001' } } as const;
/** Three megabytes as base64, and what stands around them. */
export const photoBodyBytes = 4_500_000;
/** A picture as base64, with or without `data:image/png;base64,` before it. */
export const imgBase64 = Type.String({ minLength: 1, maxLength: 4_400_000 });
/** Number of the visit, in the order of the way: 0 is the pick-up. */
export const visit = Type.Integer({ minimum: 0, maximum: 20 });

/** What is left to do, as every step answers it. */
const progress = {
  jobStatus: Type.Optional(jobStatusSchema),
  /** The visit to come or under way; absent when the job is over. */
  nextVisit: Type.Optional(visit),
  /** The driver has said that it stands there. */
  isAtVisit: Type.Optional(Type.Boolean()),
  ...cashFields,
};
export const stepReply = Type.Object({ ...envelope, ...progress });

/** What administrators have done with a job of the driver's. */
const notice = Type.Object({
  noticeId: Type.String(),
  jobId,
  kind: Type.Union([Type.Literal('cancelled'), Type.Literal('completed'), Type.Literal('takenOff')]),
  date: dateText,
  time: timeText,
  /** In the language of the call; says what to do with goods on board. */
  text: Type.String(),
});

export const getDriverJob = defineEndpoint({
  method: 'GET',
  path: '/driver/job',
  access: 'driver',
  summary: 'The job that this driver is on, with everything needed to do it; none where there is none',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    job: Type.Optional(
      Type.Object({
        jobId,
        jobStatus: jobStatusSchema,
        /** 1 express, 2 full day, 3 next day. */
        taskType: Type.Integer(),
        /** 1 document, 2 parcel, 3 food; -1 not chosen. */
        jobType: Type.Integer(),
        jobDate: dateText,
        jobTime: timeText,
        remark: Type.String(),
        /** The customer's photos: paths below the gateway that nobody guesses. */
        remarkImageUrls: Type.Array(Type.String()),
        /** Of a hire by the day, and only of one. */
        fullDayInfo: Type.Optional(hireToDo),
        jobOptions: Type.Array(Type.Integer()),
        confirmPhone: Type.String(),
        /** 0 cash, to be collected at the stop `paymentPoint`; anything else is paid otherwise. */
        paymentType: Type.Integer(),
        paymentPoint: Type.Integer(),
        /** Without charges after the fact. */
        netPrice: baht,
        ...cashFields,
        locationList: Type.Array(locationPoint),
        /** Visit 0 where another driver had the goods before: they are taken over here, then it goes on with `thenVisit`. */
        handOver: Type.Optional(
          Type.Object({
            addressName: Type.String(),
            /** Whom to ring up there; empty where nobody is known. */
            contactPhone: Type.String(),
            lat: latitude,
            lng: longitude,
            thenVisit: visit,
          }),
        ),
        /** Index in `locationList` of each visit, the pick-up first; a way back comes to a stop a second time. */
        visits: Type.Array(Type.Integer({ minimum: 0 })),
        nextVisit: Type.Optional(visit),
        isAtVisit: Type.Boolean(),
      }),
    ),
    /** Jobs that administrators have ended or given to somebody else in the last twelve hours, the latest first. */
    notices: Type.Optional(Type.Array(notice)),
    /** Jobs of the last seven days that are over (also cancelled ones) with something that the driver has not said to be collected or not. */
    toSettle: Type.Optional(Type.Array(Type.Object({ jobId, jobStatus: jobStatusSchema, ...cashFields }))),
  }),
  example: { lang: 'th' },
});

export const arriveAtVisit = defineEndpoint({
  method: 'POST',
  path: '/driver/job/:jobId/arrive',
  access: 'driver',
  summary: 'Stand at the pick-up or at a stop; waiting counts from here',
  ...jobPath,
  request: Type.Object({ ...commonFields, visit }),
  /** HTTP 404 not this driver's job; 409 another visit is due, the job is over, or the last position is not near the stop. Twice is as once. */
  reply: stepReply,
  example: { visit: 0 },
});

export const pickUpGoods = defineEndpoint({
  method: 'POST',
  path: '/driver/job/:jobId/pickup',
  access: 'driver',
  summary: 'Take the goods over with a photo of them (full day: the work begins)',
  ...jobPath,
  maxBodyBytes: photoBodyBytes,
  request: Type.Object({ ...commonFields, imgBase64 }),
  /** HTTP 404; 409 not at the pick-up or over; 422 at `imgBase64` for what is no png or jpeg of at most 3 MB. Twice is as once. */
  reply: stepReply,
  example: { imgBase64: 'iVBORw0KGgo=' },
});

export const deliverGoods = defineEndpoint({
  method: 'POST',
  path: '/driver/job/:jobId/deliver',
  access: 'driver',
  summary: 'Finish a stop with a photo or a signature; the last one ends the job (full day: the work ends)',
  ...jobPath,
  maxBodyBytes: photoBodyBytes,
  request: Type.Object({
    ...commonFields,
    visit,
    imgBase64,
    proofType: Type.Union([Type.Literal('photo'), Type.Literal('signature')]),
  }),
  /** As `/driver/job/:jobId/pickup`. */
  reply: stepReply,
  example: { visit: 1, imgBase64: 'iVBORw0KGgo=', proofType: 'signature' },
});

export const releaseDriverJob = defineEndpoint({
  method: 'POST',
  path: '/driver/job/:jobId/release',
  access: 'driver',
  summary: 'Give a job back before its pick-up (a breakdown): another driver is looked for',
  ...jobPath,
  request: Type.Object({ ...commonFields, reason: Type.String({ minLength: 1, maxLength: 300 }) }),
  /** HTTP 404; 409 picked up or over. */
  reply: Type.Object(envelope),
  example: { reason: 'รถเสีย' },
});

export const getJobDriver = defineEndpoint({
  method: 'POST',
  path: '/get_job_driver',
  access: 'session',
  isIdempotentRead: true,
  feature: 'tracking',
  summary: 'Who drives one of your jobs, and the photos and signatures taken at its stops',
  request: Type.Object({ ...commonFields, jobId }),
  /** HTTP 404 not a job of this user. Without `driver` while none is found. */
  reply: Type.Object({
    ...envelope,
    driver: Type.Optional(
      Type.Object({
        ...knownDriverFields,
        /** While the job is under way; a simulated driver has none. */
        phoneNo: Type.Optional(Type.String()),
        isFavorite: Type.Boolean(),
        isBlocked: Type.Boolean(),
      }),
    ),
    proofs: Type.Optional(
      Type.Array(
        Type.Object({
          /** Index in `locationList`. */
          stop: Type.Integer({ minimum: 0 }),
          /** `failure`: why the goods could not be handed over there. */
          proofType: Type.Union([Type.Literal('photo'), Type.Literal('signature'), Type.Literal('failure')]),
          date: dateText,
          time: timeText,
          /** Path below the gateway that nobody guesses; whoever has it may see the picture. */
          imageUrl: Type.String(),
        }),
      ),
    ),
  }),
  example: { jobId: 'J00000001' },
});

export const getJobProof = defineEndpoint({
  method: 'GET',
  path: '/job/proof/:token',
  access: 'anyone',
  summary: 'A photo or signature by the link that the customer was given',
  params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 80 }) }),
  paramsExample: { token: 'kVn2x0b1Q2m9Zt7cYw4PzAkV' },
  file: 'image/*',
  request: Type.Object(commonFields),
  /** HTTP 404 for an unknown link. */
  reply: Type.Object(envelope),
  example: {},
});
