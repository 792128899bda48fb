import { Type } from 'typebox';
import { photoBodyBytes } from '../gateway/body-limits.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope, guidText } from '../gateway/wire-schemas.ts';

/** base64 or a `data:` URL; png or jpeg, at most 3 MB. */
const imgBase64 = Type.String({ minLength: 1 });
const fileName = Type.String({ pattern: '^[A-Za-z0-9_-]{32}\\.(jpg|png)$' });
const jobId = Type.String({ minLength: 1, maxLength: 40 });
const uploaded = Type.Object({ ...envelope, fileName: Type.Optional(Type.String()) });

/** A photo of one pixel. */
const examplePhoto = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const exampleName = 'k3Jc0b1Q2m9Zt7cYw4PzAkVn2x0b1Q2m.png';

export const uploadOrderPhoto = defineEndpoint({
  method: 'POST',
  path: '/order/photo',
  access: 'anyone',
  maxBodyBytes: photoBodyBytes,
  summary: 'Add a photo to an order that is not booked yet; the booking of the same guid names it in remarkImages within a day',
  request: Type.Object({ ...commonFields, guid: guidText, imgBase64 }),
  /** `responseCode` 200; 422 not a photo, too large or the sixth; 429 too many; 503 the file store does not answer. */
  reply: uploaded,
  example: { guid: '20261121-0a1b2c3d', imgBase64: examplePhoto },
});

export const removeOrderPhoto = defineEndpoint({
  method: 'POST',
  path: '/order/photo/remove',
  access: 'anyone',
  summary: 'Remove a photo from an order that is not booked yet',
  request: Type.Object({ ...commonFields, guid: guidText, fileName }),
  /** `responseCode` 200; 404 no such photo of this order. */
  reply: Type.Object(envelope),
  example: { guid: '20261121-0a1b2c3d', fileName: exampleName },
});

export const uploadSlip = defineEndpoint({
  method: 'POST',
  path: '/slip/upload',
  access: 'session',
  permit: 'order',
  needsTerms: false,
  feature: 'order',
  maxBodyBytes: photoBodyBytes,
  summary: 'Add a photo to a job that is not over',
  request: Type.Object({ ...commonFields, imgBase64, jobId, songwaiId: Type.Optional(Type.String({ maxLength: 40 })) }),
  /** `responseCode` 200; 404 no such job; 409 it is over; 422 not a photo, too large or the sixth; 429; 503. */
  reply: uploaded,
  example: { jobId: 'J00000001', songwaiId: '1', imgBase64: examplePhoto },
});

export const removeSlip = defineEndpoint({
  method: 'POST',
  path: '/slip/remove',
  access: 'session',
  permit: 'order',
  needsTerms: false,
  feature: 'order',
  summary: 'Remove a photo from a job that is not over',
  request: Type.Object({ ...commonFields, fileName, jobId }),
  /** `responseCode` 200; 404 no such job or photo; 409 the job is over. */
  reply: Type.Object(envelope),
  example: { jobId: 'J00000001', fileName: exampleName },
});

export const getSlipPhoto = defineEndpoint({
  method: 'GET',
  path: '/slip/photo/:fileName',
  access: 'anyone',
  file: 'image/*',
  summary: 'A photo, to whoever has its name, which nobody guesses: a picture on a page cannot send a token',
  params: Type.Object({ fileName }),
  paramsExample: { fileName: exampleName },
  request: Type.Object(commonFields),
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});
