import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope, guidText } from '../gateway/wire-schemas.ts';
import { longest } from '../validation/field-limits.ts';
import { locationPoint } from './booking/booking-schema.ts';

export const mendStop = defineEndpoint({
  method: 'POST',
  path: '/job/:jobId/stop',
  access: 'session',
  permit: 'order',
  needsTerms: false,
  summary: 'Correct the contact or the note of a stop that is not done yet; the driver sees it at once',
  params: Type.Object({ jobId: Type.String({ minLength: 1, maxLength: 40 }) }),
  paramsExample: { jobId: 'J00000001' },
  request: Type.Object({
    ...commonFields,
    guid: guidText,
    /** Index in `locationList`. */
    stop: Type.Integer({ minimum: 0, maximum: 20 }),
    /** What is absent stays. */
    contactName: Type.Optional(Type.String({ maxLength: longest.contactName })),
    contactPhone: Type.Optional(Type.String({ maxLength: longest.phone })),
    /** A space removes the note. */
    remark: Type.Optional(Type.String({ maxLength: longest.stopRemark })),
  }),
  /** 404 no such job; 409 the job is over or the stop is done; 422 naming the field. */
  reply: Type.Object({ ...envelope, stop: Type.Optional(locationPoint) }),
  example: { guid: '20261121-7a8b9c0d', stop: 1, contactName: 'ธนากร', contactPhone: '0898765432', lang: 'th' },
});
