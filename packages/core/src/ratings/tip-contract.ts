import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, guidText, timeText } from '../gateway/wire-schemas.ts';
import { payingFields, wirePayment } from '../payments/payment-schema.ts';
import { tipLimitsBaht } from '../validation/payments/tip.ts';

/** Whole baht. */
const amount = Type.Integer({ minimum: tipLimitsBaht.min, maximum: tipLimitsBaht.max });
/** What may still be tipped, in the two answers that say so. */
const room = {
  ...envelope,
  /** Whole baht; 0 for nothing. */
  tipLeft: Type.Optional(Type.Integer({ minimum: 0 })),
  /** What limits it: the sum of the job, the number of its tips, the customer's day, the day with this driver. */
  limit: Type.Optional(Type.Union([Type.Literal('job'), Type.Literal('count'), Type.Literal('day'), Type.Literal('driver')])),
};

const reply = Type.Object({ ...envelope, payment: Type.Optional(wirePayment), songwaiWallet: Type.Optional(baht) });

export const tipDriver = defineEndpoint({
  method: 'POST',
  path: '/job/:jobId/tip',
  access: 'session',
  permit: 'pay',
  params: Type.Object({ jobId: Type.String({ minLength: 1, maxLength: 40 }) }),
  paramsExample: { jobId: 'J00000001' },
  summary:
    'Tip the driver of a completed job from the wallet (not from its bonus), by card or by PromptPay; the same guid tips once. At most two tips and 1,000 baht a job',
  request: Type.Object({ ...commonFields, amount, guid: guidText, ...payingFields }),
  /** 422 at `amount` with `reason` `tip_limit`, `limit` and `tipLeft`; at `paymentType` with `wallet_short` and `walletForTips`. */
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

export const tipRoomOfJob = defineEndpoint({
  method: 'GET',
  path: '/job/:jobId/tip/room',
  access: 'session',
  permit: 'pay',
  params: Type.Object({ jobId: Type.String({ minLength: 1, maxLength: 40 }) }),
  paramsExample: { jobId: 'J00000001' },
  summary: 'What may still be tipped for a completed job, and what of the wallet may pay for it: bonus pays for deliveries alone',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...room,
    /** All that is in the wallet. */
    songwaiWallet: Type.Optional(baht),
    /** What of it may be tipped. */
    walletForTips: Type.Optional(baht),
  }),
  example: { lang: 'th' },
});

export const tipRoomByToken = defineEndpoint({
  method: 'POST',
  path: '/job_tip_token/room',
  access: 'anyone',
  isIdempotentRead: true,
  summary: 'What may still be tipped with the link that came with the job',
  request: Type.Object({ ...commonFields, tokenRating: Type.String({ minLength: 1, maxLength: 80 }) }),
  reply: Type.Object(room),
  example: { tokenRating: 'kVn2x0b1Q2m9Zt7cYw4PzAkV' },
});

/** What the desk is told of tips. */
const tipAlert = Type.Object({
  jobId: Type.String(),
  limit: Type.Union([Type.Literal('job'), Type.Literal('count'), Type.Literal('day'), Type.Literal('driver')]),
  customer: Type.Object({ userId: Type.String(), name: Type.String() }),
  driver: Type.Object({ songwaiId: Type.String(), songwaiName: Type.String() }),
  /** Given on that day, to all drivers. */
  given: baht,
  /** The highest tip that was refused; 0 where the day only came near the limit. */
  refused: baht,
  refusedTimes: Type.Integer(),
  date: dateText,
  time: timeText,
});

export const listTipAlerts = defineEndpoint({
  method: 'GET',
  path: '/admin/tip_alerts',
  access: 'admin',
  summary: 'Customers and drivers whose tips came near a limit of the day, or were refused by a limit; the latest first',
  request: Type.Object({
    ...commonFields,
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ pattern: '^\\d{1,15}_\\d{1,15}$' })),
  }),
  reply: Type.Object({
    ...envelope,
    alerts: Type.Optional(Type.Array(tipAlert)),
    /** Absent on the last page. */
    nextCursor: Type.Optional(Type.String()),
  }),
  example: {},
});
