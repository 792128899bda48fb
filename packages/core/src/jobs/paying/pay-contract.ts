import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { baht, commonFields, envelope, guidText } from '../../gateway/wire-schemas.ts';
import { payingFields, wirePayment } from '../../payments/payment-schema.ts';

/** Amounts that came up after booking and are not paid yet, by job. */
const openAmount = Type.Object({
  jobId: Type.String(),
  amount: baht,
  /** What for, in both languages. */
  descTh: Type.String(),
  descEn: Type.String(),
});

export const listOpenAmounts = defineEndpoint({
  method: 'POST',
  path: '/payment/open',
  access: 'session',
  isIdempotentRead: true,
  summary: 'What the caller still owes for earlier jobs (waiting, cancelling late); it is paid before the next booking',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, total: Type.Optional(baht), amounts: Type.Optional(Type.Array(openAmount)) }),
  example: { lang: 'th' },
});

export const payOpenAmounts = defineEndpoint({
  method: 'POST',
  path: '/payment/open/pay',
  access: 'session',
  permit: 'pay',
  summary: 'Pay all of them at once; the same guid pays once. 409 where nothing is open, or where the sum is another than shown',
  request: Type.Object({ ...commonFields, guid: guidText, ...payingFields, shownAmount: Type.Optional(baht) }),
  reply: Type.Object({ ...envelope, payment: Type.Optional(wirePayment), songwaiWallet: Type.Optional(baht) }),
  example: { guid: '20261208-open-0001', paymentType: 2 },
});

export const payJob = defineEndpoint({
  method: 'POST',
  path: '/job/:jobId/pay',
  access: 'session',
  permit: 'order',
  params: Type.Object({ jobId: Type.String({ minLength: 1, maxLength: 40 }) }),
  paramsExample: { jobId: 'J00000001' },
  summary: 'Pay a job that waits for payment in another way, or again; the same guid pays once. 409 where it is paid or over',
  request: Type.Object({ ...commonFields, guid: guidText, ...payingFields }),
  reply: Type.Object({ ...envelope, payment: Type.Optional(wirePayment), songwaiWallet: Type.Optional(baht) }),
  example: { guid: '20261208-pay-00001', paymentType: 3 },
});
