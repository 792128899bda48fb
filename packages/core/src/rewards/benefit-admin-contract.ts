import { Type } from 'typebox';
import { orderBodyBytes } from '../gateway/body-limits.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, dateText, envelope } from '../gateway/wire-schemas.ts';
import { benefitPicture, partnerBenefit } from './tier-contract.ts';

const text = Type.String({ minLength: 1, maxLength: 120 });
const code = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' });
const benefitId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const leastTier = Type.Union([Type.Literal('silver'), Type.Literal('gold'), Type.Literal('platinum')]);

const listed = Type.Object({
  ...partnerBenefit.properties,
  /** The lowest tier that gets it. */
  leastTier,
  from: dateText,
  codeCount: Type.Integer({ minimum: 0 }),
  takenCount: Type.Integer({ minimum: 0 }),
  /** `ended` by an administrator, or `over` after its last day. */
  state: Type.Union([Type.Literal('planned'), Type.Literal('live'), Type.Literal('ended'), Type.Literal('over')]),
});

export const listPartnerBenefits = defineEndpoint({
  method: 'POST',
  path: '/admin/tier_benefits',
  access: 'admin',
  isIdempotentRead: true,
  summary: "All partners' benefits, the latest first, with how many of their codes were taken",
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, benefits: Type.Optional(Type.Array(listed)) }),
  example: { lang: 'th' },
});

export const savePartnerBenefit = defineEndpoint({
  method: 'POST',
  path: '/admin/tier_benefits/save',
  maxBodyBytes: orderBodyBytes,
  access: 'admin',
  summary:
    'Add a benefit, or change the one of `benefitId`, which is offered again if it was ended; codes are added to those that it has. 404 no such benefit, 422 the field',
  request: Type.Object({
    ...commonFields,
    benefitId: Type.Optional(benefitId),
    ...{ titleTh: text, titleEn: text, partnerTh: text, partnerEn: text },
    picture: benefitPicture,
    leastTier,
    from: dateText,
    /** The last day. */
    until: dateText,
    /** One for each customer. */
    codes: Type.Optional(Type.Array(code, { maxItems: 1_000 })),
  }),
  reply: Type.Object({ ...envelope, benefitId: Type.Optional(Type.Integer({ minimum: 1 })) }),
  example: {
    titleTh: 'กล่องพัสดุลด 10%',
    titleEn: '10% off parcel boxes',
    partnerTh: 'บ้านกล่อง',
    partnerEn: 'Baan Klong',
    picture: 'parcel',
    leastTier: 'silver',
    from: '01/12/2026',
    until: '31/12/2026',
    codes: ['BKSW-7731', 'BKSW-7732'],
  },
});

export const endPartnerBenefit = defineEndpoint({
  method: 'POST',
  path: '/admin/tier_benefits/end',
  access: 'admin',
  summary: 'Offer a benefit to nobody else; who took a code sees it until the last day. 404 no such benefit',
  request: Type.Object({ ...commonFields, benefitId }),
  reply: Type.Object(envelope),
  example: { benefitId: 1 },
});
