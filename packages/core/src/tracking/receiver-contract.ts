import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope, guidText, latitude, longitude } from '../gateway/wire-schemas.ts';
import { trackingDetail } from './contract.ts';
import { longestNote } from './receiver-limits.ts';

const link = {
  params: Type.Object({ trackingId: Type.String({ minLength: 1, maxLength: 80 }) }),
  paramsExample: { trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzAkV' },
};

/** HTTP 404 unless a receiver's link; 410 closed; 409 the stop is done, or the job is over; 422 at the field; 429 too often. */
const reply = Type.Object({ ...envelope, jobDetail: Type.Optional(trackingDetail) });

export const noteForDriver = defineEndpoint({
  method: 'POST',
  path: '/tracking/:trackingId/note',
  access: 'anyone',
  summary: 'What a receiver tells the driver, by the receiver’s own link; replaces what was said before',
  ...link,
  request: Type.Object({ ...commonFields, guid: guidText, note: Type.String({ maxLength: longestNote }) }),
  reply,
  example: { guid: 'a1b2c3d4', note: 'ฝากไว้ที่ประชาสัมพันธ์ ชั้น 1', lang: 'th' },
});

export const pinEntrance = defineEndpoint({
  method: 'POST',
  path: '/tracking/:trackingId/pin',
  access: 'anyone',
  summary: 'Where a receiver’s entrance is, at most 200 m from the booked point, by the receiver’s own link',
  ...link,
  request: Type.Object({ ...commonFields, guid: guidText, lat: latitude, lng: longitude }),
  reply,
  example: { guid: 'a1b2c3d5', lat: 13.7264, lng: 100.5351, lang: 'th' },
});
