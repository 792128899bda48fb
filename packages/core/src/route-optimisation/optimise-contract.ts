import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { travelPoints } from '../pricing/contract.ts';

export const optimise = defineEndpoint({
  method: 'POST',
  path: '/optimize',
  access: 'anyone',
  isIdempotentRead: true,
  summary: 'The shortest way over up to 10 stops: the first stays first, a return point stays last',
  request: Type.Object({
    ...commonFields,
    locationList: travelPoints,
  }),
  /** `responseCode` 200; 422 more than 10 stops, a misplaced return point, a stop outside the service area. */
  reply: Type.Object({
    ...envelope,
    /** Indices into the sent list, in order of travel. */
    order: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }))),
    /** Road distance in km with 2 decimals, in the best order; `originalDistance` in the sent order. */
    distance: Type.Optional(Type.Number({ minimum: 0 })),
    originalDistance: Type.Optional(Type.Number({ minimum: 0 })),
  }),
  example: {
    locationList: [
      { lat: 13.7466, lng: 100.5347 },
      { lat: 13.6682, lng: 100.605 },
      { lat: 13.7217, lng: 100.5293 },
    ],
  },
});
