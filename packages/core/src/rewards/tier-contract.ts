import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope } from '../gateway/wire-schemas.ts';

const earnedTier = Type.Union([Type.Literal('silver'), Type.Literal('gold'), Type.Literal('platinum')]);
const tier = Type.Union([Type.Literal('normal'), earnedTier, Type.Literal('contract')]);

/** What a tier asks for and gives. */
const tierBenefit = Type.Object({
  tier: earnedTier,
  /** Spend of two months that reaches the tier. */
  reachSpend: baht,
  /** Spend of two months that is enough to stay in it. */
  retainSpend: baht,
  cashBackPercent: Type.Number({ minimum: 0, maximum: 100 }),
});

export const userTier = defineEndpoint({
  method: 'POST',
  path: '/user_tier/',
  access: 'session',
  isIdempotentRead: true,
  summary:
    'The tier of the caller, or of the company that the caller acts for: what was spent for the next update and what is missing',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    tier: Type.Optional(tier),
    /** The next higher tier; absent in the highest and by contract, where nothing is to be reached. */
    nextTier: Type.Optional(earnedTier),
    /** The first day whose spend counts for the next update. */
    countsFrom: Type.Optional(dateText),
    /** The last day of the tier's benefits, the day before the next update; absent where the tier has none or does not end. */
    benefitsUntil: Type.Optional(dateText),
    /** The 1st on which the tier is updated; absent by contract. */
    nextUpdate: Type.Optional(dateText),
    /** Spent since `countsFrom`. */
    spent: Type.Optional(baht),
    /** Still to be spent to stay in the tier, 0 where it is enough; absent where there is nothing to stay in. */
    toRetain: Type.Optional(baht),
    /** Still to be spent to reach the next tier. */
    toReach: Type.Optional(baht),
    cashBack: Type.Optional(
      Type.Object({
        percent: Type.Number({ minimum: 0, maximum: 100 }),
        /** Spent since the 1st of this month. */
        monthSpent: baht,
        /** What of that comes back next month. */
        amount: baht,
      }),
    ),
    benefits: Type.Optional(Type.Array(tierBenefit)),
    /** Updates of the past, and contracts begun and ended by administrators, which have no `spent`; the latest first. */
    history: Type.Optional(Type.Array(Type.Object({ date: dateText, tier, spent: Type.Optional(baht) }))),
  }),
  example: { lang: 'th' },
});

/** Which picture stands beside a partner's benefit. */
export const benefitPicture = Type.Union([
  Type.Literal('parcel'),
  Type.Literal('cup'),
  Type.Literal('printer'),
  Type.Literal('gift'),
]);

/** What a partner gives to customers of a tier. */
export const partnerBenefit = Type.Object({
  benefitId: Type.Integer({ minimum: 1 }),
  titleTh: Type.String(),
  titleEn: Type.String(),
  partnerTh: Type.String(),
  partnerEn: Type.String(),
  picture: benefitPicture,
  /** Its last day. */
  until: dateText,
  /** False: all codes are taken. */
  isAvailable: Type.Boolean(),
  /** The caller's code, once it was taken. */
  code: Type.Optional(Type.String()),
  takenDate: Type.Optional(dateText),
});

export const tierPromotions = defineEndpoint({
  method: 'POST',
  path: '/user_tier/promotions',
  access: 'session',
  isIdempotentRead: true,
  summary: "Partners' benefits for the caller's tier, and those whose code was taken, which stay until their last day",
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, promotions: Type.Optional(Type.Array(partnerBenefit)) }),
  example: { lang: 'th' },
});

export const takeTierPromotion = defineEndpoint({
  method: 'POST',
  path: '/user_tier/promotions/take',
  access: 'session',
  summary:
    'Take the code of a benefit: one for each customer or company, the same again. 404 none for the tier, 409 no code is left',
  request: Type.Object({ ...commonFields, benefitId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  reply: Type.Object({ ...envelope, promotion: Type.Optional(partnerBenefit) }),
  example: { benefitId: 1 },
});
