import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { baht, commonFields, envelope, pageReply, pageRequest, uuidText } from '../../gateway/wire-schemas.ts';
import { moment, momentInput } from '../moment-schema.ts';

const exampleUser = '7f1c1c9e-6f0f-4b57-9d55-0d5d1f2a9c11';

const page = {
  /** Changes per page; default 20. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  ...pageRequest,
};

/** A change of free credit. */
export const creditEntry = Type.Object({
  id: Type.Integer(),
  kind: Type.Union([Type.Literal('granted'), Type.Literal('spent'), Type.Literal('givenBack'), Type.Literal('expired')]),
  /** Baht; negative for spent or expired credit. */
  amount: Type.Number(),
  reasonTh: Type.String(),
  reasonEn: Type.String(),
  jobId: Type.Optional(Type.String()),
  at: moment,
  /** When the rest of this credit expires; absent if it does not. */
  expiresAt: Type.Optional(moment),
});

const history = {
  ...envelope,
  ...pageReply,
  /** Spendable balance in baht. */
  freeCredit: Type.Optional(baht),
  entries: Type.Optional(Type.Array(creditEntry)),
};

export const freeCreditHistory = defineEndpoint({
  method: 'POST',
  path: '/free_credit/history',
  access: 'session',
  isIdempotentRead: true,
  summary: 'How the caller’s free credit came about: granted, spent, given back, expired, the newest first, a page at a time',
  request: Type.Object({ ...commonFields, ...page }),
  reply: Type.Object(history),
  example: { limit: 20, lang: 'th' },
});

export const adminCreditHistory = defineEndpoint({
  method: 'POST',
  path: '/admin/free_credit/history',
  access: 'admin',
  isIdempotentRead: true,
  summary: 'The same of any customer; 404 for no such user',
  request: Type.Object({ ...commonFields, userId: uuidText, ...page }),
  reply: Type.Object(history),
  example: { userId: exampleUser, limit: 20 },
});

export const grantFreeCredit = defineEndpoint({
  method: 'POST',
  path: '/admin/free_credit/grant',
  access: 'admin',
  summary: 'Grants free credit; the same guid grants once. 404 for no such user, 422 names the field',
  request: Type.Object({
    ...commonFields,
    userId: uuidText,
    /** Baht. */
    amount: Type.Number({ minimum: 0.01, maximum: 100_000 }),
    reasonTh: Type.String({ minLength: 1, maxLength: 200 }),
    reasonEn: Type.String({ minLength: 1, maxLength: 200 }),
    /** Absent: does not expire. */
    expiresAt: Type.Optional(momentInput),
    guid: Type.String({ minLength: 8, maxLength: 100 }),
  }),
  reply: Type.Object({
    ...envelope,
    /** The customer's spendable balance in baht. */
    freeCredit: Type.Optional(baht),
    /** True if this guid was granted before, so that nothing was granted again. */
    isRepeated: Type.Optional(Type.Boolean()),
  }),
  example: {
    userId: exampleUser,
    amount: 100,
    reasonTh: 'ขออภัยที่ส่งของล่าช้า',
    reasonEn: 'Sorry for the late delivery',
    expiresAt: { date: '31/12/2030' },
    guid: 'a3f1c0de-credit-0001',
  },
});
