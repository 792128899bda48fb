import { Type } from 'typebox';
import { orderBodyBytes } from '../../gateway/body-limits.ts';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { baht, commonFields, envelope, pageReply, pageRequest, uuidText } from '../../gateway/wire-schemas.ts';
import { moment, momentInput } from '../moment-schema.ts';

const code = Type.String({ pattern: '^[A-Za-z0-9]{3,20}$' });
const text = Type.String({ minLength: 1, maxLength: 200 });
const uses = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
const amount = Type.Number({ minimum: 0, maximum: 1_000_000 });

const kind = Type.Union([Type.Literal('amount'), Type.Literal('percent')]);
/** `newCustomers` needs `newCustomerDays`, `tier` needs `tier`, `listed` needs `userIds`. */
const audience = Type.Union([
  Type.Literal('everyone'),
  Type.Literal('newCustomers'),
  Type.Literal('individuals'),
  Type.Literal('companies'),
  Type.Literal('tier'),
  Type.Literal('listed'),
]);
const tier = Type.Union([Type.Literal('normal'), Type.Literal('silver'), Type.Literal('gold'), Type.Literal('platinum')]);
const service = Type.Union([Type.Literal('express'), Type.Literal('nextDay')]);

/** Conditions of a code; absent means no such condition. */
const conditions = {
  totalUses: Type.Optional(uses),
  usesPerUser: Type.Optional(uses),
  newCustomerDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 36_500 })),
  service: Type.Optional(service),
  /** ISO 3166-2:TH number of the first stop's province. */
  firstStopProvince: Type.Optional(Type.String({ pattern: '^\\d{2}$' })),
};

export const promoCode = Type.Object({
  code: Type.String(),
  descriptionTh: Type.String(),
  descriptionEn: Type.String(),
  kind,
  /** Discount in baht; with a percent, the most per order. */
  amount: baht,
  percent: Type.Integer({ minimum: 0 }),
  audience,
  ...conditions,
  tier: Type.Optional(Type.String()),
  minimumFare: baht,
  startsAt: Type.Optional(moment),
  endsAt: Type.Optional(moment),
  /** Number of jobs that currently use it. */
  uses: Type.Integer({ minimum: 0 }),
  createdAt: moment,
  createdBy: Type.Optional(Type.String()),
  stoppedAt: Type.Optional(moment),
  stoppedBy: Type.Optional(Type.String()),
});

export const listPromoCodes = defineEndpoint({
  method: 'GET',
  path: '/admin/promo_codes',
  access: 'admin',
  summary: 'The promo codes with their conditions and uses, by code, 100 a page',
  request: Type.Object({
    ...commonFields,
    ...pageRequest,
  }),
  reply: Type.Object({ ...envelope, ...pageReply, promoCodes: Type.Optional(Type.Array(promoCode)) }),
  example: { lang: 'th' },
});

export const createPromoCode = defineEndpoint({
  method: 'POST',
  path: '/admin/promo_codes',
  maxBodyBytes: orderBodyBytes,
  access: 'admin',
  summary: 'Makes a promo code; 422 names the field, 409 where the code was made before',
  request: Type.Object({
    ...commonFields,
    code,
    descriptionTh: text,
    descriptionEn: text,
    kind,
    amount,
    /** Required with kind `percent`. */
    percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** Default: `everyone`. */
    audience: Type.Optional(audience),
    ...conditions,
    tier: Type.Optional(tier),
    /** Customers for the audience `listed`. */
    userIds: Type.Optional(
      Type.Array(uuidText, {
        minItems: 1,
        maxItems: 1_000,
      }),
    ),
    minimumFare: Type.Optional(amount),
    /** Default: at once. */
    startsAt: Type.Optional(momentInput),
    /** Default: never. */
    endsAt: Type.Optional(momentInput),
  }),
  reply: Type.Object({ ...envelope, promoCode: Type.Optional(promoCode) }),
  example: {
    code: 'RAINY25',
    descriptionTh: 'หน้าฝนลด 25% สูงสุด 40 บาท',
    descriptionEn: 'Rainy season: 25% off, up to 40 baht',
    kind: 'percent',
    amount: 40,
    percent: 25,
    audience: 'individuals',
    totalUses: 1_000,
    usesPerUser: 2,
    service: 'express',
    minimumFare: 100,
    startsAt: { date: '01/06/2030' },
    endsAt: { date: '01/11/2030' },
  },
});

export const stopPromoCode = defineEndpoint({
  method: 'POST',
  path: '/admin/promo_codes/stop',
  access: 'admin',
  summary: 'Stops a promo code at once; bookings keep what it gave them. 404 for no such code',
  request: Type.Object({ ...commonFields, code }),
  reply: Type.Object({ ...envelope, promoCode: Type.Optional(promoCode) }),
  example: { code: 'RAINY25' },
});
