import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope } from '../../gateway/wire-schemas.ts';

export const customerNeedHelp = defineEndpoint({
  method: 'POST',
  path: '/customer_need_help',
  access: 'session',
  summary: 'Ask support about a job: a message in your support room, which waits for an answer there',
  request: Type.Object({
    ...commonFields,
    jobId: Type.String({ minLength: 1, maxLength: 40 }),
    message: Type.String({ minLength: 1, maxLength: 2000 }),
  }),
  /** 404 no such job; 422 nothing written; 429 too many for one job within an hour. */
  reply: Type.Object({ ...envelope, roomId: Type.Optional(Type.String()) }),
  example: { jobId: 'J00000001', message: 'คนขับยังไม่ถึงจุดรับของ', lang: 'th' },
});

/** Kinds of what waits for administrators outside the rooms of the support desk. */
export const deskMatterKind = Type.Union([
  Type.Literal('companyDocuments'),
  Type.Literal('privacyRequests'),
  Type.Literal('enquiries'),
  Type.Literal('tipLimits'),
]);

export const listDeskMatters = defineEndpoint({
  method: 'GET',
  path: '/chat/support/elsewhere',
  access: 'admin',
  summary:
    'What waits for administrators outside support rooms: how many of each kind, and since when; kinds of which nothing waits are left out',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    matters: Type.Optional(
      Type.Array(
        Type.Object({
          kind: deskMatterKind,
          count: Type.Integer({ minimum: 1 }),
          sinceDateTime: Type.String(),
        }),
      ),
    ),
  }),
  example: {},
});
