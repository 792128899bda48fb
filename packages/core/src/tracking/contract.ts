import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, dateText, envelope, latitude, longitude, timeText } from '../gateway/wire-schemas.ts';
import { jobStatusSchema } from '../jobs/contract.ts';
import { visitFailureSchema } from '../jobs/detail-schema.ts';
import { receivedView } from './received-schema.ts';

/** The public data of a job, for anyone with the link of the job or of a receiver: no phone, price or contact; only the driver's first name and plate. */
export const trackingDetail = Type.Object({
  jobId: Type.String(),
  trackingId: Type.String(),
  jobStatus: jobStatusSchema,
  jobStatusTh: Type.String(),
  jobStatusEn: Type.String(),
  vehicle: Type.Integer(),
  /** motorcycle, car, pickup, box, fence, reefer. */
  vehicleKind: Type.String(),
  taskType: Type.Integer(),
  jobDate: dateText,
  jobTime: timeText,
  locationList: Type.Array(
    Type.Object({
      addressName: Type.String(),
      district: Type.String(),
      subDistrict: Type.String(),
      lat: latitude,
      lng: longitude,
      isReturn: Type.Boolean(),
      /** When the driver left the stop with its work done. */
      doneTime: Type.Optional(timeText),
      /** When the stop failed, and why; absent if it was completed later. */
      failedTime: Type.Optional(timeText),
      failedTh: Type.Optional(Type.String()),
      failedEn: Type.Optional(Type.String()),
      failedReason: Type.Optional(visitFailureSchema),
      /** When the driver took a picture or a signature here; the picture itself is only for whoever booked. */
      proofTime: Type.Optional(timeText),
      /** Expected arrival; absent while unknown. */
      etaTime: Type.Optional(timeText),
    }),
  ),
  /** Only for a hire by the day while its driver works: when the booked hours end. */
  workUntilTime: Type.Optional(timeText),
  /** Only behind a receiver's own link; `locationList` then has only that stop, and `routePolyline` only the way ahead to it. */
  receiver: Type.Optional(receivedView),
  /** Index of the driver's next or current stop. */
  nextStop: Type.Optional(Type.Integer()),
  etaMinutes: Type.Optional(Type.Integer({ minimum: 0 })),
  driver: Type.Optional(
    Type.Object({
      firstName: Type.String(),
      plate: Type.String(),
      lat: latitude,
      lng: longitude,
      /** Degrees clockwise from north. */
      heading: Type.Number(),
    }),
  ),
  routePolyline: Type.String(),
  routeApproximate: Type.Boolean(),
  events: Type.Array(
    Type.Object({ status: jobStatusSchema, stop: Type.Optional(Type.Integer()), date: dateText, time: timeText }),
  ),
});

export const getJobDetailTracking = defineEndpoint({
  method: 'POST',
  path: '/get_job_detail_tracking',
  access: 'anyone',
  isIdempotentRead: true,
  summary: 'A job by its tracking id or by the link to its rating, as the public page shows it',
  request: Type.Object({
    ...commonFields,
    trackingId: Type.Optional(Type.String({ maxLength: 80 })),
    tokenRating: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  /** 404 for an unknown link; 410 for a link that closed 24 hours after the end. */
  reply: Type.Object({
    ...envelope,
    jobDetail: Type.Optional(trackingDetail),
    /** Only with tokenRating: whether the job can still be rated. */
    mayRate: Type.Optional(Type.Boolean()),
    /** Only with tokenRating: the rating, 1-5. The misspelling is the wire's. */
    raiting: Type.Optional(Type.Integer()),
  }),
  example: { trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzA', lang: 'th' },
});

export const getJobDetailTrackingByC = defineEndpoint({
  method: 'POST',
  path: '/get_job_detail_tracking_by_c',
  access: 'anyone',
  isIdempotentRead: true,
  summary: 'The same for the page /c: the code in its path is the tracking id, however it was copied',
  request: Type.Object({ ...commonFields, code: Type.String({ minLength: 1, maxLength: 300 }) }),
  /** 404 for an unknown link, 410 for a closed one. */
  reply: Type.Object({ ...envelope, jobDetail: Type.Optional(trackingDetail) }),
  example: { code: 'kVn2x0b1Q2m9Zt7cYw4PzA', lang: 'th' },
});

/**
 * Server-sent stream of one tracking id: `GET /tracking/:trackingId/stream`. Each message is `event: tracking` with a `trackingDetail` as
 * data; `event: end` closes it when the job is over. Public, no `sk-token`.
 */
export const trackingStreamPath = '/tracking/:trackingId/stream';
