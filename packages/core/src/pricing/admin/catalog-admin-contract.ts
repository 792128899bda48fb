import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope } from '../../gateway/wire-schemas.ts';
import { extraOption } from '../contract.ts';

const id = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const ids = Type.Array(id, { maxItems: 100 });
const priceListId = Type.String({ pattern: '^[A-Z0-9_-]{1,30}$' });
const feeBaht = Type.Number({ minimum: 0, maximum: 1_000_000 });

/** Vehicles and extras offered to orders that begin in a province. */
export const areaOffer = Type.Object({
  /** TIS-1099 code. */
  province: Type.String(),
  nameTh: Type.String(),
  nameEn: Type.String(),
  /** Ids; an extra is offered with those of its own vehicles that are listed here. */
  vehicles: Type.Array(Type.Integer()),
  extras: Type.Array(Type.Integer()),
});

export const listAreaOffers = defineEndpoint({
  method: 'GET',
  path: '/admin/areas',
  access: 'admin',
  summary: 'What is offered in each province of the service area',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, areas: Type.Optional(Type.Array(areaOffer)) }),
  example: { lang: 'th' },
});

export const setAreaOffer = defineEndpoint({
  method: 'POST',
  path: '/admin/areas',
  access: 'admin',
  summary: 'Says which vehicles and extras are offered in a province from now on; 422 names the field',
  request: Type.Object({ ...commonFields, province: Type.String({ pattern: '^\\d{2}$' }), vehicles: ids, extras: ids }),
  reply: Type.Object({ ...envelope, area: Type.Optional(areaOffer) }),
  example: { province: '73', vehicles: [1, 2, 3], extras: [1, 2, 3, 4, 5] },
});

export const listExtras = defineEndpoint({
  method: 'GET',
  path: '/admin/extras',
  access: 'admin',
  summary: 'The extra services with what they cost and the vehicles that offer them',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, extras: Type.Optional(Type.Array(extraOption)) }),
  example: { lang: 'th' },
});

export const changeExtra = defineEndpoint({
  method: 'POST',
  path: '/admin/extras',
  access: 'admin',
  summary:
    'Changes what an extra costs and which vehicles offer it; what is left out stays. 404 for none such, 422 names the field',
  request: Type.Object({
    ...commonFields,
    id,
    nameTh: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
    nameEn: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
    /** For a `fixed` extra. */
    fee: Type.Optional(feeBaht),
    /** For the other kinds. */
    percent: Type.Optional(Type.Integer({ minimum: 0, maximum: 500 })),
    /** For a `fareShare`, which always has a limit. */
    maxFee: Type.Optional(feeBaht),
    vehicles: Type.Optional(ids),
  }),
  reply: Type.Object({ ...envelope, extra: Type.Optional(extraOption) }),
  example: { id: 1, percent: 50, maxFee: 250 },
});

const tierName = Type.Union([
  Type.Literal('normal'),
  Type.Literal('silver'),
  Type.Literal('gold'),
  Type.Literal('platinum'),
  Type.Literal('contract'),
]);

/** The price list of a tier's customers, unless they have their own. */
export const tierPrice = Type.Object({
  tier: tierName,
  /** Absent: DEFAULT. */
  priceList: Type.Optional(Type.String()),
  allowsPromo: Type.Boolean(),
});

export const listTierPrices = defineEndpoint({
  method: 'GET',
  path: '/admin/tiers',
  access: 'admin',
  summary: 'Which price list each tier pays by, and whether it may use promo codes',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, tiers: Type.Optional(Type.Array(tierPrice)) }),
  example: { lang: 'th' },
});

export const setTierPrice = defineEndpoint({
  method: 'POST',
  path: '/admin/tiers',
  access: 'admin',
  summary: 'Gives a tier a price list (DEFAULT where absent) and the right to promo codes; 422 for no such list',
  request: Type.Object({
    ...commonFields,
    tier: tierName,
    priceList: Type.Optional(priceListId),
    allowsPromo: Type.Boolean(),
  }),
  reply: Type.Object({ ...envelope, tierPrice: Type.Optional(tierPrice) }),
  example: { tier: 'platinum', priceList: 'DEFAULT', allowsPromo: true },
});
