import { Type } from 'typebox';
import { batchBodyBytes } from '../../gateway/body-limits.ts';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope } from '../../gateway/wire-schemas.ts';
import {
  guestPayments,
  pageFields,
  partnerFeature,
  partnerIdText,
  partnerTheme,
  registeredPartner,
  secretChoice,
} from '../partner-wire.ts';

const changeableFields = {
  /** https without a path; http only for localhost outside production. */
  allowedOrigins: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 20 })),
  features: Type.Optional(Type.Array(partnerFeature, { maxItems: 5, uniqueItems: true })),
  theme: Type.Optional(partnerTheme),
  /** Price list for the partner's guests; `DEFAULT` is the general one. */
  priceList: Type.Optional(Type.String({ pattern: '^[A-Z0-9_-]{1,30}$' })),
  /** Whether a guest's delivery point needs the partner's signature. */
  isDropPointSigned: Type.Optional(Type.Boolean()),
  /** Whether visitors may book whom the partner has not signed on; false where it was never set. */
  allowsGuests: Type.Optional(Type.Boolean()),
  /** Cash alone where it was never set. */
  paymentTypes: Type.Optional(guestPayments),
};
const partnerName = Type.String({ minLength: 1, maxLength: 80 });
const secretReply = Type.Object({
  ...envelope,
  partner: Type.Optional(registeredPartner),
  /** Returned only once. */
  secret: Type.Optional(Type.String()),
});
const partnerReply = Type.Object({ ...envelope, partner: Type.Optional(registeredPartner) });
const ofPartner = Type.Object({ ...commonFields, partnerId: partnerIdText });

export const listPartners = defineEndpoint({
  method: 'GET',
  path: '/admin/partner/list',
  access: 'admin',
  summary: 'The partners by id, a page at a time; `nextCursor` is the `cursor` of the next page',
  request: Type.Object({ ...commonFields, ...pageFields }),
  reply: Type.Object({
    ...envelope,
    partners: Type.Optional(Type.Array(registeredPartner)),
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { limit: '20' },
});

export const createPartner = defineEndpoint({
  method: 'POST',
  path: '/admin/partner/create',
  access: 'admin',
  summary: 'Register a partner; its secret is shown this once. Without `features` it offers nothing yet',
  /** `responseCode` 409 the id is taken; 422 naming the field. */
  request: Type.Object({
    ...commonFields,
    partnerId: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,59}$' }),
    partnerName,
    ...changeableFields,
  }),
  reply: secretReply,
  example: {
    partnerId: 'hotelsiam',
    partnerName: 'Hotel Siam',
    allowedOrigins: ['https://www.hotelsiam.example'],
    features: ['order', 'tracking'],
    theme: { accent: '#9c3a24' },
  },
});

export const updatePartner = defineEndpoint({
  method: 'POST',
  path: '/admin/partner/update',
  access: 'admin',
  summary: 'Change what is given, leave the rest; a partner made inactive has its users signed out',
  request: Type.Object({
    ...commonFields,
    partnerId: partnerIdText,
    partnerName: Type.Optional(partnerName),
    ...changeableFields,
    isActive: Type.Optional(Type.Boolean()),
  }),
  reply: partnerReply,
  example: { partnerId: 'baanchandra', theme: { accent: '#9c3a24', accentDark: '#f0a488' } },
});

export const rotatePartnerSecret = defineEndpoint({
  method: 'POST',
  path: '/admin/partner/secret/rotate',
  access: 'admin',
  summary: 'Make a new secret, shown this once; the old one works on until it is dropped',
  /** `responseCode` 409 there are already two. */
  request: ofPartner,
  reply: secretReply,
  example: { partnerId: 'baanchandra' },
});

export const dropPartnerSecret = defineEndpoint({
  method: 'POST',
  path: '/admin/partner/secret/drop',
  access: 'admin',
  summary: 'End one of two live secrets, the new one where nobody got to know it; where only one lives, nothing changes',
  /** `which` names the secret to revoke; `new` undoes the rotation. */
  request: Type.Object({ ...commonFields, partnerId: partnerIdText, which: secretChoice }),
  reply: partnerReply,
  example: { partnerId: 'baanchandra', which: 'old' },
});

export const publishPartnerTerms = defineEndpoint({
  method: 'POST',
  path: '/admin/partner/terms',
  maxBodyBytes: batchBodyBytes,
  access: 'admin',
  summary: "Publish a partner's terms as a new version; the same texts again change nothing",
  request: Type.Object({
    ...commonFields,
    partnerId: partnerIdText,
    termsTh: Type.String({ minLength: 1, maxLength: 60_000 }),
    termsEn: Type.String({ minLength: 1, maxLength: 60_000 }),
  }),
  reply: partnerReply,
  example: {
    partnerId: 'baanchandra',
    termsTh: 'ผู้เข้าพักเป็นผู้ชำระค่าจัดส่งเอง',
    termsEn: 'Guests pay for their deliveries themselves.',
  },
});
