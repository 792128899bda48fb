import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { baht, commonFields, envelope } from '../../gateway/wire-schemas.ts';
import { extraOption } from '../contract.ts';

/** The rates of a vehicle in one service. */
const serviceRate = Type.Object({
  basePrice: baht,
  /** A rate for each kilometre from `fromKm` up to the next band, at least one; the base price includes those before the first. */
  bands: Type.Array(Type.Object({ fromKm: Type.Number({ minimum: 0 }), perKm: baht }), { minItems: 1 }),
  extraStopFee: baht,
  /** Percent of base price and kilometres that is charged. */
  farePercent: Type.Integer({ minimum: 0 }),
});

const ratedVehicle = Type.Object({
  id: Type.Integer(),
  /** Stable name that selects the image. */
  kind: Type.String(),
  nameTh: Type.String(),
  nameEn: Type.String(),
  noteTh: Type.String(),
  noteEn: Type.String(),
  maxWeightKg: Type.Number(),
  /** Largest load in cm; absent if only the weight counts. */
  maxSizeCm: Type.Optional(Type.Array(Type.Number())),
  express: serviceRate,
  /** Absent where the vehicle does not run the next day. */
  nextDay: Type.Optional(serviceRate),
});

/** The rate card as a page of prices shows it. A call of its own, so that the start-up data of the order form does not grow. */
export const getRateCard = defineEndpoint({
  method: 'GET',
  path: '/rate_card',
  access: 'anyone',
  summary: 'All rates of the vehicles and extras that are in force for the caller, as a page of prices shows them',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    vehicles: Type.Optional(Type.Array(ratedVehicle)),
    extras: Type.Optional(Type.Array(extraOption)),
  }),
  example: { lang: 'th' },
});
