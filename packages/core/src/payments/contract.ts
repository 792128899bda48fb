import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { wirePayment } from './payment-schema.ts';

const chargeId = Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
const exampleCharge = 'kVn2x0b1Q2m9Zt7cYw4PzAkV';

export const paymentStatus = defineEndpoint({
  method: 'POST',
  path: '/payment/status',
  access: 'anyone',
  isIdempotentRead: true,
  summary: 'The state of a payment, asked of the provider where it is still open; 404 for an unknown id, which cannot be guessed',
  request: Type.Object({ ...commonFields, chargeId }),
  reply: Type.Object({ ...envelope, payment: Type.Optional(wirePayment) }),
  example: { chargeId: exampleCharge },
});

export const cancelPayment = defineEndpoint({
  method: 'POST',
  path: '/payment/cancel',
  access: 'anyone',
  summary:
    'Give up an open payment of the caller, or one by a link, of anyone who knows its id. Money that comes all the same pays what is still open of an invoice, goes to the driver for a tip by a link, else into the wallet. 404 for another’s, 409 where it is paid',
  request: Type.Object({ ...commonFields, chargeId }),
  reply: Type.Object({ ...envelope, payment: Type.Optional(wirePayment) }),
  example: { chargeId: exampleCharge },
});

/** An event of the provider. Only its kind and id are read: the charge itself is asked of the provider. */
export const omiseWebhook = defineEndpoint({
  method: 'POST',
  path: '/payment/webhook/omise',
  access: 'anyone',
  summary:
    'For the card provider: something happened to a charge, which is then read again. Answers 200 also for what is not ours',
  request: Type.Object({
    key: Type.String({ maxLength: 80 }),
    data: Type.Object({ object: Type.String({ maxLength: 40 }), id: Type.String({ maxLength: 80 }) }),
  }),
  reply: Type.Object(envelope),
  example: { key: 'charge.complete', data: { object: 'charge', id: 'chrg_test_5g5idked' } },
});

/** A card as the embedded vault knows it: no number and no security code, both stay in the browser. */
export const sandboxToken = defineEndpoint({
  method: 'POST',
  path: '/payment/sandbox/token',
  access: 'anyone',
  summary: 'Only without a card provider: makes a token of what a browser says of a published test card, never of its number',
  request: Type.Object({
    ...commonFields,
    brand: Type.Union([Type.Literal('visa'), Type.Literal('mastercard'), Type.Literal('jcb')]),
    lastDigits: Type.String({ pattern: '^\\d{4}$' }),
    holderName: Type.String({ minLength: 1, maxLength: 100 }),
    mmExp: Type.Integer({ minimum: 1, maximum: 12 }),
    yyyyExp: Type.Integer({ minimum: 2000, maximum: 2100 }),
    /** What the provider publishes of this test card. */
    behaviour: Type.Union([
      Type.Literal('succeeds'),
      Type.Literal('needsConfirmation'),
      Type.Literal('insufficientFunds'),
      Type.Literal('lostOrStolen'),
      Type.Literal('processing'),
      Type.Literal('declined'),
      Type.Literal('wrongCode'),
      Type.Literal('fraud'),
      Type.Literal('refusedAtOnce'),
    ]),
  }),
  reply: Type.Object({ ...envelope, cardTokenId: Type.Optional(Type.String()) }),
  example: {
    brand: 'visa',
    lastDigits: '4242',
    holderName: 'PIMCHANOK SRIAREE',
    mmExp: 8,
    yyyyExp: 2029,
    behaviour: 'needsConfirmation',
  },
});
