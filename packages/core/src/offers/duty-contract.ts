import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope, latitude, longitude } from '../gateway/wire-schemas.ts';

export const setDriverDuty = defineEndpoint({
  method: 'POST',
  path: '/driver/duty',
  access: 'driver',
  summary: 'Begin or end taking offers; a job under way is finished all the same',
  request: Type.Object({ ...commonFields, isOnDuty: Type.Boolean() }),
  reply: Type.Object({ ...envelope, isOnDuty: Type.Optional(Type.Boolean()) }),
  example: { isOnDuty: true },
});

/** A driver's position at a time. */
const positionPoint = Type.Object({
  lat: latitude,
  lng: longitude,
  /** Milliseconds since 1970. */
  atMs: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 }),
  /** Degrees clockwise from north. */
  heading: Type.Optional(Type.Number({ minimum: 0, maximum: 360 })),
  /** GPS accuracy: radius in metres. */
  accuracy: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000 })),
});

export const sendDriverPosition = defineEndpoint({
  method: 'POST',
  path: '/driver/position',
  access: 'driver',
  summary: 'Report where the driver was, several points at once, in the order of time',
  request: Type.Object({ ...commonFields, points: Type.Array(positionPoint, { minItems: 1, maxItems: 100 }) }),
  /** An invalid point is left out and listed in `refused`; the others count. */
  reply: Type.Object({
    ...envelope,
    accepted: Type.Optional(Type.Integer({ minimum: 0 })),
    refused: Type.Optional(
      Type.Array(
        Type.Object({
          index: Type.Integer({ minimum: 0 }),
          /**
           * offDuty: off duty without a job, or before the duty began; nothing is stored. future; stale: older than 15 minutes;
           * order: not after the previous one; inaccurate: over 500 m; implausible: faster than 200 km/h.
           */
          reason: Type.Union([
            Type.Literal('offDuty'),
            Type.Literal('future'),
            Type.Literal('stale'),
            Type.Literal('order'),
            Type.Literal('inaccurate'),
            Type.Literal('implausible'),
          ]),
        }),
      ),
    ),
  }),
  example: { points: [{ lat: 13.7466, lng: 100.5347, atMs: 1_795_237_200_000, heading: 90, accuracy: 12 }] },
});
