import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';

const cardId = Type.String({ minLength: 1, maxLength: 60 });
const cardTokenId = Type.String({ minLength: 1, maxLength: 80 });

/** A saved card, as its owner recognises it. */
export const wireCard = Type.Object({
  cardId: Type.String(),
  brand: Type.Union([Type.Literal('visa'), Type.Literal('mastercard'), Type.Literal('jcb'), Type.Literal('other')]),
  lastDigits: Type.String(),
  holderName: Type.String(),
  mmExp: Type.Integer(),
  yyyyExp: Type.Integer(),
  isDefault: Type.Boolean(),
});

const cards = Type.Optional(Type.Array(wireCard));

export const cardPublicKey = defineEndpoint({
  method: 'POST',
  path: '/cc_omise_public_key',
  access: 'anyone',
  isIdempotentRead: true,
  summary: 'The public key of the card provider in `responseDesc`; `sandbox` where none is configured',
  request: Type.Object(commonFields),
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});

export const createCardCustomer = defineEndpoint({
  method: 'POST',
  path: '/cc_omise_create_customer',
  access: 'session',
  permit: 'pay',
  summary:
    'Make the caller known to the card provider, with a first card where a token is given. A second call answers the same id',
  request: Type.Object({ ...commonFields, cardTokenId: Type.Optional(cardTokenId) }),
  reply: Type.Object({ ...envelope, customerId: Type.Optional(Type.String()), cards }),
  example: { cardTokenId: 'tokn_test_5g5mep9yrko3vx2f0hx', lang: 'th' },
});

export const updateCardCustomer = defineEndpoint({
  method: 'POST',
  path: '/cc_omise_update_customer',
  access: 'session',
  permit: 'pay',
  summary: 'Send the caller’s current name and e-mail to the card provider, and a card where a token is given',
  request: Type.Object({ ...commonFields, cardTokenId: Type.Optional(cardTokenId) }),
  reply: Type.Object({ ...envelope, customerId: Type.Optional(Type.String()), cards }),
  example: { lang: 'th' },
});

export const listCards = defineEndpoint({
  method: 'POST',
  path: '/cc_omise_list_cards',
  access: 'session',
  isIdempotentRead: true,
  summary: 'The caller’s cards, or those of the company whose money the caller may pay with; the default one first',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, cards }),
  example: { lang: 'th' },
});

export const addCardToCustomer = defineEndpoint({
  method: 'POST',
  path: '/cc_omise_add_card_to_customer',
  access: 'session',
  permit: 'pay',
  summary: 'Save the card behind a token of the provider’s vault. 422 at `cardTokenId` for a card that the issuer refuses',
  request: Type.Object({
    ...commonFields,
    cardTokenId,
    /** The caller’s own; any other is refused. */
    customerId: Type.Optional(Type.String({ maxLength: 60 })),
    isDefault: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ ...envelope, cardId: Type.Optional(Type.String()), cards }),
  example: { cardTokenId: 'tokn_test_5g5mep9yrko3vx2f0hx', isDefault: true },
});

export const updateCard = defineEndpoint({
  method: 'POST',
  path: '/cc_omise_update_card',
  access: 'session',
  permit: 'pay',
  summary: 'Change the holder’s name and the expiry of one of the caller’s cards; 404 for another’s',
  request: Type.Object({
    ...commonFields,
    cardId,
    holderName: Type.String({ minLength: 1, maxLength: 100 }),
    mmExp: Type.Integer({ minimum: 1, maximum: 12 }),
    yyyyExp: Type.Integer({ minimum: 2000, maximum: 2100 }),
  }),
  reply: Type.Object({ ...envelope, cards }),
  example: { cardId: 'card_test_5g5mepa2', holderName: 'PIMCHANOK SRIAREE', mmExp: 8, yyyyExp: 2029 },
});

export const deleteCard = defineEndpoint({
  method: 'POST',
  path: '/cc_omise_delete_card',
  access: 'session',
  permit: 'pay',
  summary: 'Remove one of the caller’s cards; 404 for another’s',
  request: Type.Object({ ...commonFields, cardId }),
  reply: Type.Object({ ...envelope, cards }),
  example: { cardId: 'card_test_5g5mepa2' },
});

export const setDefaultCard = defineEndpoint({
  method: 'POST',
  path: '/cc_omise_set_default_card',
  access: 'session',
  permit: 'pay',
  summary: 'Choose the card that pays when none is named; 404 for another’s',
  request: Type.Object({ ...commonFields, cardId }),
  reply: Type.Object({ ...envelope, cards }),
  example: { cardId: 'card_test_5g5mepa2' },
});

/** A bank or a shop where an invoice can be paid, as far as the provider still has it. */
const payingPlace = Type.Object({ code: Type.String(), nameTh: Type.String(), nameEn: Type.String() });

export const listInternetBanking = defineEndpoint({
  method: 'GET',
  path: '/cc_omise_list_internetbanking',
  access: 'session',
  summary: 'The banks whose own pages or apps the provider can send a payer to',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, banks: Type.Optional(Type.Array(payingPlace)) }),
  example: { lang: 'th' },
});

export const listBillPayment = defineEndpoint({
  method: 'GET',
  path: '/cc_omise_list_bill_payment',
  access: 'session',
  summary: 'The shops where a bill can be paid in cash; empty where the provider has none any more',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, sources: Type.Optional(Type.Array(payingPlace)) }),
  example: { lang: 'th' },
});
