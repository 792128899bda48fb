import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';

export const getTrackingPicture = defineEndpoint({
  method: 'GET',
  path: '/tracking/:trackingId/picture',
  access: 'anyone',
  summary:
    'What a chat shows under a tracking link, 1200×630: route, status and minutes; neutral for a link that is closed or unknown',
  params: Type.Object({ trackingId: Type.String({ minLength: 1, maxLength: 80 }) }),
  paramsExample: { trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzAkV' },
  file: 'image/png',
  cacheSeconds: 60,
  request: Type.Object(commonFields),
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});
