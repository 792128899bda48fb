import { Type } from 'typebox';

export const partnerIdText = Type.String({ minLength: 1, maxLength: 60 });

/** The partner's id in a path. */
export const partnerParams = Type.Object({ partner: partnerIdText });

/** A time, for administrators and partners' servers. */
export const instantText = Type.String({ description: 'ISO 8601 in UTC' });

export const partnerFeature = Type.Union([
  Type.Literal('order'),
  Type.Literal('tracking'),
  Type.Literal('priceCheck'),
  Type.Literal('dropPoint'),
  Type.Literal('fullDay'),
]);

/** How a partner's guests may pay: 0 cash, 1 card, 3 PromptPay. */
export const guestPayments = Type.Array(Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(3)]), {
  minItems: 1,
  maxItems: 3,
  uniqueItems: true,
});

const colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

/** `{}`: our own colour. */
export const partnerTheme = Type.Object({ accent: Type.Optional(colour), accentDark: Type.Optional(colour) });

export const profileFields = {
  partnerId: Type.String(),
  partnerName: Type.String(),
  features: Type.Array(partnerFeature),
  theme: partnerTheme,
  /** Absent if the partner has published no terms. */
  termsVersion: Type.Optional(Type.Integer()),
  /** Whether a guest's delivery point needs the partner's signature. */
  isDropPointSigned: Type.Boolean(),
};

export const registeredPartner = Type.Object({
  ...profileFields,
  allowedOrigins: Type.Array(Type.String()),
  isActive: Type.Boolean(),
  /** Whether visitors may book whom the partner has not signed on. */
  allowsGuests: Type.Boolean(),
  paymentTypes: guestPayments,
  priceList: Type.String(),
  hasTwoSecrets: Type.Boolean(),
  createdAt: instantText,
});

/** One of two valid secrets: `old` from before the last rotation, `new` from it. */
export const secretChoice = Type.Union([Type.Literal('old'), Type.Literal('new')]);

/** Paging of a list; both are text, because a GET's query holds text. */
export const pageFields = {
  cursor: Type.Optional(Type.String({ maxLength: 100 })),
  limit: Type.Optional(Type.String({ pattern: '^([1-9]\\d?|100)$' })),
};
