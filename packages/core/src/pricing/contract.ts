import { Type } from 'typebox';
import { maxStops, minStops } from '../basics/stop-limits.ts';
import { expressTask, nextDayTask } from '../basics/wire-numbers.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, latitude, longitude, timeText } from '../gateway/wire-schemas.ts';

/** Fields that affect the price; `create_job` takes the same. */
export const priceFields = {
  vehicle: Type.Integer({ minimum: 1 }),
  /** Delivery type: 1 document, 2 parcel, 3 food; -1 not chosen. */
  jobType: Type.Optional(Type.Union([Type.Literal(-1), Type.Literal(1), Type.Literal(2), Type.Literal(3)])),
  /** Default: express. */
  taskType: Type.Optional(Type.Union([Type.Literal(expressTask), Type.Literal(nextDayTask)])),
  /** Ids of extras, comma-separated or as an array; none where it is empty. */
  option: Type.Optional(
    Type.Union([
      Type.String({ pattern: '^\\s*(\\d+(\\s*,\\s*\\d+)*\\s*)?$', maxLength: 100 }),
      Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 20 }),
    ]),
  ),
  promoCode: Type.Optional(Type.String({ maxLength: 40 })),
  jobDate: Type.Optional(dateText),
  startTime: Type.Optional(timeText),
  finishTime: Type.Optional(timeText),
};

/** Points of the route to price, in order, including a return point. */
export const travelPoints = Type.Array(Type.Object({ lat: latitude, lng: longitude, isReturn: Type.Optional(Type.Boolean()) }), {
  minItems: minStops,
  maxItems: maxStops + 1,
});

/** The lines of the price, in baht. */
export const priceLines = Type.Object({
  distanceFare: baht,
  extraStops: Type.Integer({ minimum: 0 }),
  extraStopFee: baht,
  extras: Type.Array(Type.Object({ id: Type.Integer(), fee: baht })),
});

export const estimateFields = {
  netPrice: baht,
  normalPrice: baht,
  discount: baht,
  freeCredit: baht,
  other: baht,
  promoCode: Type.String(),
  promoCodeDescTh: Type.String(),
  promoCodeDescEn: Type.String(),
  /** Why the given code is not valid, and what to do; absent without a code, or with a valid one. */
  promoProblemTh: Type.Optional(Type.String()),
  promoProblemEn: Type.Optional(Type.String()),
  /** Road distance in km over the stops in order without the return point, floored to 2 decimals. */
  distance: Type.Number({ minimum: 0 }),
  lines: priceLines,
  /** The order's net price with each vehicle offered at its first stop, so that one call fills all vehicle cards. */
  vehiclePrices: Type.Array(Type.Object({ vehicle: Type.Integer(), netPrice: baht })),
  /** Route over the stops, polyline precision 5. */
  routePolyline: Type.String(),
  /** True without a routing server: the line is an estimate and is rendered as such. */
  routeApproximate: Type.Boolean(),
  /** Road distance of each leg in km, floored to 2 decimals, with the way back; absent where nothing can be booked. */
  legDistances: Type.Optional(Type.Array(Type.Number({ minimum: 0 }))),
  /** Holds this price for the same order until `quoteUntil` (ISO 8601), if the booking carries it; absent where nothing can be booked. */
  quoteId: Type.Optional(Type.String({ maxLength: 2000 })),
  quoteUntil: Type.Optional(Type.String({ format: 'date-time' })),
};

export const estimatePrice = defineEndpoint({
  method: 'POST',
  path: '/estimate_price',
  access: 'anyone',
  isIdempotentRead: true,
  summary: 'The price of an order as it stands; with a session also promo code and free credit of the user',
  request: Type.Object({
    ...commonFields,
    ...priceFields,
    locationList: travelPoints,
  }),
  /** `responseCode` 200; 422 outside the service area (`field` names the stop), or not offered there; 500 with zero prices. */
  reply: Type.Object({ ...envelope, ...Type.Partial(Type.Object(estimateFields)).properties }),
  example: {
    vehicle: 1,
    jobType: 2,
    option: '',
    locationList: [
      { lat: 13.7466, lng: 100.5347 },
      { lat: 13.6682, lng: 100.605 },
    ],
  },
});

export const extraOption = Type.Object({
  id: Type.Integer(),
  nameTh: Type.String(),
  nameEn: Type.String(),
  /** `fixed`: `fee` baht. `fareShare`: `percent` of distanceFare, at most `maxFee`. `returnLeg`: `percent` of the return leg's fare. */
  kind: Type.Union([Type.Literal('fixed'), Type.Literal('fareShare'), Type.Literal('returnLeg')]),
  fee: baht,
  percent: Type.Integer({ minimum: 0 }),
  maxFee: Type.Optional(baht),
  /** Ids of the vehicles that offer it. */
  vehicles: Type.Array(Type.Integer()),
});

/** An offered vehicle with the caller's prices. */
const vehicleOption = Type.Object({
  id: Type.Integer(),
  nameTh: Type.String(),
  nameEn: Type.String(),
  basePrice: baht,
  /** Kilometres that the base price includes. */
  includedKm: Type.Number({ minimum: 0 }),
  extraStopFee: baht,
});

const optionReply = Type.Object({
  ...envelope,
  priceOptions: Type.Optional(Type.Array(extraOption)),
  vehicles: Type.Optional(Type.Array(vehicleOption)),
  /** ISO 3166-2:TH number of the place's province. */
  province: Type.Optional(Type.String()),
});

export const priceOptionV3 = defineEndpoint({
  method: 'POST',
  path: '/v3/price_option',
  access: 'anyone',
  isIdempotentRead: true,
  summary: 'The extras and vehicles that are offered anywhere, with their prices for the caller',
  request: Type.Object(commonFields),
  reply: optionReply,
  example: { lang: 'th' },
});

export const priceOptionV4 = defineEndpoint({
  method: 'POST',
  path: '/v4/price_option',
  access: 'anyone',
  isIdempotentRead: true,
  summary:
    'The extras and vehicles offered to orders that begin at a place, with their prices for the caller; 422 outside the area',
  request: Type.Object({ ...commonFields, lat: latitude, lng: longitude }),
  reply: optionReply,
  example: { lat: 13.7466, lng: 100.5347 },
});
