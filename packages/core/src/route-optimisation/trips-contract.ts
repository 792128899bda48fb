import { Type } from 'typebox';
import { minStops } from '../basics/stop-limits.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, envelope, latitude, longitude } from '../gateway/wire-schemas.ts';
import { maxListStops, maxVehicles } from './trips-limits.ts';

const km = Type.Number({ minimum: 0 });
/** Several trips together. */
const total = Type.Object({ trips: Type.Integer({ minimum: 1 }), distance: km, price: baht });

export const optimiseTrips = defineEndpoint({
  method: 'POST',
  path: '/optimize_trips',
  access: 'anyone',
  isIdempotentRead: true,
  summary: 'Splits up to 100 stops over several vehicles at the least price: one order for each, from the same pick-up',
  request: Type.Object({
    ...commonFields,
    vehicle: Type.Integer(),
    /** At most so many vehicles, which then share the drop-offs evenly; absent: as many as are cheapest. */
    vehicleCount: Type.Optional(Type.Integer({ minimum: 1, maximum: maxVehicles })),
    /** The pick-up first. */
    locationList: Type.Array(Type.Object({ lat: latitude, lng: longitude }), { minItems: minStops, maxItems: maxListStops }),
  }),
  /** `responseCode` 200; 422 at `vehicleCount`: too few vehicles; at `vehicle`, or naming the stop outside the service area; 429. */
  reply: Type.Object({
    ...envelope,
    trips: Type.Optional(
      Type.Array(
        Type.Object({
          /** Indices of drop-offs in the sent list, in order of travel. */
          order: Type.Array(Type.Integer({ minimum: 1 })),
          /** Road distance in km with 2 decimals; price in baht before extras and discounts. */
          distance: km,
          price: baht,
          routePolyline: Type.String(),
          routeApproximate: Type.Boolean(),
        }),
      ),
    ),
    total: Type.Optional(total),
    /** An order for each drop-off. */
    oneEach: Type.Optional(total),
    /** The drop-offs in the sent order, as few orders as there can be. */
    asGiven: Type.Optional(total),
  }),
  example: {
    vehicle: 1,
    locationList: [
      { lat: 13.7466, lng: 100.5347 },
      { lat: 13.6682, lng: 100.605 },
      { lat: 13.7217, lng: 100.5293 },
    ],
  },
});
