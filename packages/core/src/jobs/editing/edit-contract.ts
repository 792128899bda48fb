import { Type } from 'typebox';
import { maxStops } from '../../basics/stop-limits.ts';
import { orderBodyBytes } from '../../gateway/body-limits.ts';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { baht, commonFields, envelope, guidText } from '../../gateway/wire-schemas.ts';
import { priceLines } from '../../pricing/contract.ts';
import { locationPoint } from '../booking/booking-schema.ts';

const position = Type.Integer({ minimum: 0, maximum: maxStops });

/** A stop as it is to be. Of a booked one (`stop`) what is absent stays; another place comes with name, `lat` and `lng`. */
const wantedStop = Type.Object({
  /** Index in the job's present `locationList`; absent: a new drop-off, which needs what a booked stop needs. */
  stop: Type.Optional(position),
  /** Those of a booked stop stay; `codAmount` is only for a new one, where the job has the extra. */
  ...Type.Partial(Type.Omit(locationPoint, ['isReturn'])).properties,
});

const stopLock = Type.Union([
  Type.Literal('pickUp'),
  Type.Literal('done'),
  Type.Literal('driverThere'),
  Type.Literal('driverNear'),
  Type.Literal('driverUnknown'),
  Type.Literal('return'),
]);

/** How the difference is paid or comes back. */
const differenceWay = Type.Union([
  Type.Literal('none'),
  /** The driver collects so much more, or less. */
  Type.Literal('cash'),
  Type.Literal('invoice'),
  /** Out of the wallet or into it, at once. */
  Type.Literal('wallet'),
  /** Stays open: asked for before the next booking, and can be paid at once. */
  Type.Literal('open'),
  /** Back to the card. */
  Type.Literal('card'),
  /** Into the wallet when the job is done: the bank holds the whole sum until then. */
  Type.Literal('walletLater'),
]);

/** A change of a job, planned or made. */
const change = Type.Object({
  /** How often the route has been changed; a change says on which it builds. */
  revision: Type.Integer({ minimum: 0 }),
  /** For each present stop: why it stays as it is, absent if it can change; and whether it pays the driver, so that it cannot go. */
  stops: Type.Array(Type.Object({ lock: Type.Optional(stopLock), isPayer: Type.Optional(Type.Boolean()) })),
  /** The first index at which a stop may be added; absent if none may. */
  addFrom: Type.Optional(position),
  priceBefore: baht,
  netPrice: baht,
  /** Below 0 if it becomes cheaper. */
  difference: Type.Number(),
  way: differenceWay,
  /** What the wallet lacks for the difference. */
  missing: Type.Optional(baht),
  distance: Type.Number(),
  normalPrice: baht,
  discount: baht,
  freeCredit: baht,
  lines: priceLines,
  routePolyline: Type.String(),
  routeApproximate: Type.Boolean(),
});

export const changeJob = defineEndpoint({
  method: 'POST',
  path: '/job/:jobId/change',
  maxBodyBytes: orderBodyBytes,
  access: 'session',
  permit: 'order',
  summary: 'Change the stops of a running job: without `guid` what it would cost, with it the change itself',
  params: Type.Object({ jobId: Type.String({ minLength: 1, maxLength: 40 }) }),
  paramsExample: { jobId: 'J00000001' },
  request: Type.Object({
    ...commonFields,
    /** All stops in their order, the pick-up first; those left out are removed. Absent: as they are. */
    locationList: Type.Optional(Type.Array(wantedStop, { minItems: 2, maxItems: maxStops + 1 })),
    /** That of the answer on which `locationList` builds. */
    revision: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Makes the change, once. */
    guid: Type.Optional(guidText),
    /** The `netPrice` that the customer agreed to; needed with `guid`. */
    expectedPrice: Type.Optional(baht),
  }),
  /**
   * 404 no such job; 409 with `reason` (and `stop`, or the new `change`); 422 naming the field, or `wallet_short` with `missing`. Nothing is
   * changed by a refusal.
   */
  reply: Type.Object({
    ...envelope,
    change: Type.Optional(change),
    /** The change is made. */
    isChanged: Type.Optional(Type.Boolean()),
    reason: Type.Optional(
      Type.Union([
        Type.Literal('not_changeable'),
        Type.Literal('stop_locked'),
        Type.Literal('price_changed'),
        Type.Literal('changed_meanwhile'),
        Type.Literal('cash_taken'),
        Type.Literal('wallet_short'),
      ]),
    ),
    stop: Type.Optional(position),
    missing: Type.Optional(baht),
  }),
  example: {
    locationList: [
      { stop: 0 },
      { stop: 1, addressName: 'อโศก', lat: 13.737, lng: 100.5604, district: 'วัฒนา', subDistrict: 'คลองเตยเหนือ' },
    ],
    revision: 0,
    lang: 'th',
  },
});
