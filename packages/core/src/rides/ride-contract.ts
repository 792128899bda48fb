import { Type } from 'typebox';
import { knownDriverFields } from '../drivers/contract.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, latitude, longitude, timeText } from '../gateway/wire-schemas.ts';
import { detailedPoint } from '../jobs/booking/booking-schema.ts';
import { jobStatusSchema } from '../jobs/contract.ts';
import { cashFields } from './cash-contract.ts';
import { hireToDo } from './hire-contract.ts';

const jobId = Type.String({ minLength: 1, maxLength: 40 });
export const jobPath = { params: Type.Object({ jobId }), paramsExample: { jobId: 'J00000001' } } as const;
/** 3 MB as base64, plus the other fields. */
export const photoBodyBytes = 4_500_000;
/** An image as base64, with or without the prefix `data:image/png;base64,`. */
export const imgBase64 = Type.String({ minLength: 1, maxLength: 4_400_000 });
/** Number of the visit in order of travel: 0 is the pick-up. */
export const visit = Type.Integer({ minimum: 0, maximum: 20 });

/** The progress in every step's reply. */
const progress = {
  jobStatus: Type.Optional(jobStatusSchema),
  /** The next or current visit; absent when the job is over. */
  nextVisit: Type.Optional(visit),
  /** The driver has reported the arrival. */
  isAtVisit: Type.Optional(Type.Boolean()),
  ...cashFields,
};
export const stepReply = Type.Object({ ...envelope, ...progress });

/** What an administrator or the customer did to the driver's job. */
const notice = Type.Object({
  noticeId: Type.String(),
  jobId,
  kind: Type.Union([
    Type.Literal('cancelled'),
    Type.Literal('completed'),
    Type.Literal('takenOff'),
    Type.Literal('routeChanged'),
  ]),
  date: dateText,
  time: timeText,
  /** In the call's language; includes what to do with goods on board. */
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
        /** Paths of the customer's photos below the gateway, which cannot be guessed. */
        remarkImageUrls: Type.Array(Type.String()),
        /** Present only for a hire by the day. */
        fullDayInfo: Type.Optional(hireToDo),
        jobOptions: Type.Array(Type.Integer()),
        confirmPhone: Type.String(),
        /** 0: cash, collected at the stop `paymentPoint`; otherwise nothing to collect. */
        paymentType: Type.Integer(),
        paymentPoint: Type.Integer(),
        /** Without later charges. */
        netPrice: baht,
        ...cashFields,
        /** With what each receiver said, but without the receivers' links. */
        locationList: Type.Array(Type.Omit(detailedPoint, ['receiverLink'])),
        /** Visit 0 if another driver had the goods: take them over here, then continue with `thenVisit`. */
        handOver: Type.Optional(
          Type.Object({
            addressName: Type.String(),
            /** Contact for the hand-over; empty if unknown. */
            contactPhone: Type.String(),
            lat: latitude,
            lng: longitude,
            thenVisit: visit,
          }),
        ),
        /** Index in `locationList` of each visit, the pick-up first; a way back repeats a stop. */
        visits: Type.Array(Type.Integer({ minimum: 0 })),
        nextVisit: Type.Optional(visit),
        isAtVisit: Type.Boolean(),
      }),
    ),
    /** Jobs that administrators ended or reassigned, or whose stops the customer changed, in the last twelve hours, newest first. */
    notices: Type.Optional(Type.Array(notice)),
    /** Finished or cancelled jobs of the last seven days with charges that the driver has not reported on. */
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
  /**
   * HTTP 404 not this driver's job; 409 another visit is next, the job is over, or the last position is not near the stop.
   * Idempotent.
   */
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
  /** HTTP 404; 409 not at the pick-up or over; 422 at `imgBase64` unless a png or jpeg of at most 3 MB. Idempotent. */
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
  /** HTTP 404 not a job of this user. No `driver` until one is found. */
  reply: Type.Object({
    ...envelope,
    driver: Type.Optional(
      Type.Object({
        ...knownDriverFields,
        /** Path below the gateway, which cannot be guessed; absent without a photo. */
        photoUrl: Type.Optional(Type.String()),
        /** During the job; absent for a simulated driver. */
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
          /** `failure`: why the goods could not be handed over. */
          proofType: Type.Union([Type.Literal('photo'), Type.Literal('signature'), Type.Literal('failure')]),
          date: dateText,
          time: timeText,
          /** Path below the gateway, which cannot be guessed; anyone with it can see the photo. */
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
