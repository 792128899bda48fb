import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, envelope, guidText } from '../gateway/wire-schemas.ts';
import { payingFields, wirePayment } from '../payments/payment-schema.ts';
import { tipLimitsBaht } from '../validation/payments/tip.ts';

/** Whole baht. */
const amount = Type.Integer({ minimum: tipLimitsBaht.min, maximum: tipLimitsBaht.max });
const reply = Type.Object({ ...envelope, payment: Type.Optional(wirePayment), songwaiWallet: Type.Optional(baht) });

export const tipDriver = defineEndpoint({
  method: 'POST',
  path: '/job/:jobId/tip',
  access: 'session',
  permit: 'pay',
  params: Type.Object({ jobId: Type.String({ minLength: 1, maxLength: 40 }) }),
  paramsExample: { jobId: 'J00000001' },
  summary: 'Tip the driver of a completed job from the wallet, by card or by PromptPay; the same guid tips once',
  request: Type.Object({ ...commonFields, amount, guid: guidText, ...payingFields }),
  reply,
  example: { amount: 20, guid: '20261208-tip-0001', paymentType: 2 },
});

export const tipDriverByToken = defineEndpoint({
  method: 'POST',
  path: '/job_tip_token',
  access: 'anyone',
  summary: 'The same with the link that came with the job, without signing in: by a card of the vault, or by PromptPay',
  request: Type.Object({
    ...commonFields,
    tokenRating: Type.String({ minLength: 1, maxLength: 80 }),
    amount,
    guid: guidText,
    paymentType: Type.Union([Type.Literal(1), Type.Literal(3)]),
    /** A card of the provider's vault, used once; needed with payment type 1. */
    cardToken: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  reply,
  example: { tokenRating: 'kVn2x0b1Q2m9Zt7cYw4PzAkV', amount: 20, guid: '20261208-tip-0002', paymentType: 3 },
});
