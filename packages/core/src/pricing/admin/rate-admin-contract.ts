import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { baht, commonFields, envelope, pageReply, pageRequest, uuidText } from '../../gateway/wire-schemas.ts';
import { moment, momentInput } from '../moment-schema.ts';

const priceListId = Type.String({ pattern: '^[A-Z0-9_-]{1,30}$' });
const service = Type.Union([Type.Literal('express'), Type.Literal('nextDay')]);
const name = Type.String({ minLength: 1, maxLength: 120 });
/** Baht; the limit catches typing errors. */
const rateBaht = Type.Number({ minimum: 0, maximum: 1_000_000 });

export const priceList = Type.Object({
  id: Type.String(),
  nameTh: Type.String(),
  nameEn: Type.String(),
  allowsPromo: Type.Boolean(),
  createdAt: moment,
  /** User id of the administrator; absent for lists that came with the product. */
  createdBy: Type.Optional(Type.String()),
});

export const listPriceLists = defineEndpoint({
  method: 'GET',
  path: '/admin/price_lists',
  access: 'admin',
  summary: 'The price lists, DEFAULT first, at most 200',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, priceLists: Type.Optional(Type.Array(priceList)) }),
  example: { lang: 'th' },
});

export const createPriceList = defineEndpoint({
  method: 'POST',
  path: '/admin/price_lists',
  access: 'admin',
  summary: 'Makes a price list; until it has cards of its own, those of DEFAULT hold. 409 where there is one of that name',
  request: Type.Object({
    ...commonFields,
    id: priceListId,
    nameTh: name,
    nameEn: name,
    /** Default false: special rates and promotions do not combine. */
    allowsPromo: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ ...envelope, priceList: Type.Optional(priceList) }),
  example: { id: 'RETAIL-2027', nameTh: 'ลูกค้าค้าปลีก ปี 2570', nameEn: 'Retail customers 2027' },
});

const rateFields = {
  priceList: priceListId,
  vehicle: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  service,
  basePrice: rateBaht,
  /** Each price applies from its kilometre up to the next band; the first starts where the base price ends. */
  bands: Type.Array(Type.Object({ fromKm: Type.Integer({ minimum: 0, maximum: 10_000 }), perKm: rateBaht }), {
    minItems: 1,
    maxItems: 10,
  }),
  extraStopFee: rateBaht,
};
const farePercent = Type.Integer({ minimum: 1, maximum: 500 });

export const rateCard = Type.Object({
  id: Type.Integer(),
  ...rateFields,
  basePrice: baht,
  extraStopFee: baht,
  farePercent,
  validFrom: moment,
  /** `upcoming`: not valid yet; `past`: replaced by a newer one. */
  state: Type.Union([Type.Literal('past'), Type.Literal('current'), Type.Literal('upcoming')]),
  note: Type.String(),
  enteredAt: moment,
  enteredBy: Type.Optional(Type.String()),
});

export const listRateCards = defineEndpoint({
  method: 'GET',
  path: '/admin/rate_cards',
  access: 'admin',
  summary: 'The versions of the rate cards of a list, the newest first, 100 a page',
  request: Type.Object({
    ...commonFields,
    priceList: Type.Optional(priceListId),
    vehicle: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })),
    service: Type.Optional(service),
    ...pageRequest,
  }),
  reply: Type.Object({ ...envelope, ...pageReply, rateCards: Type.Optional(Type.Array(rateCard)) }),
  example: { priceList: 'DEFAULT', vehicle: '1', service: 'express' },
});

export const enterRateCard = defineEndpoint({
  method: 'POST',
  path: '/admin/rate_cards',
  access: 'admin',
  summary:
    'Enters a version of a rate card, which holds from a moment on; 422 names the field, 409 where one begins at that moment',
  request: Type.Object({
    ...commonFields,
    ...rateFields,
    /** Charged percentage of the distance fare; default 100. */
    farePercent: Type.Optional(farePercent),
    /** Default: now. */
    validFrom: Type.Optional(momentInput),
    note: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  reply: Type.Object({ ...envelope, rateCard: Type.Optional(rateCard) }),
  example: {
    priceList: 'DEFAULT',
    vehicle: 1,
    service: 'express',
    basePrice: 50,
    bands: [
      { fromKm: 1, perKm: 8.75 },
      { fromKm: 10, perKm: 7.5 },
    ],
    extraStopFee: 30,
    validFrom: { date: '01/01/2030', time: '00:00' },
    note: 'ราคาน้ำมันปรับขึ้น',
  },
});

export const setSpecialRate = defineEndpoint({
  method: 'POST',
  path: '/admin/special_rate',
  access: 'admin',
  summary:
    'Makes somebody a special-rate customer (tier contract, no promotions) with a price list, or ends it; 404 for no such user',
  request: Type.Object({
    ...commonFields,
    userId: uuidText,
    isSpecial: Type.Boolean(),
    /** Default: DEFAULT. */
    priceList: Type.Optional(priceListId),
  }),
  reply: Type.Object(envelope),
  example: { userId: '7f1c1c9e-6f0f-4b57-9d55-0d5d1f2a9c11', isSpecial: true, priceList: 'DEFAULT' },
});
