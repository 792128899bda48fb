import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, dateText, envelope, timeText } from '../gateway/wire-schemas.ts';

export const customerNeedHelp = defineEndpoint({
  method: 'POST',
  path: '/customer_need_help',
  access: 'session',
  summary: 'Ask support about a job',
  request: Type.Object({
    ...commonFields,
    jobId: Type.String({ minLength: 1, maxLength: 40 }),
    message: Type.String({ minLength: 1, maxLength: 2000 }),
  }),
  /** 404 no such job; 429 too many for one job within an hour. */
  reply: Type.Object({ ...envelope, requestId: Type.Optional(Type.Integer()) }),
  example: { jobId: 'J00000001', message: 'คนขับยังไม่ถึงจุดรับของ', lang: 'th' },
});

export const listHelpRequests = defineEndpoint({
  method: 'GET',
  path: '/admin/help_requests',
  access: 'admin',
  summary: 'What customers have asked support, the oldest first; 50 at a time',
  request: Type.Object({
    ...commonFields,
    /** Default: open. */
    state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('closed')])),
    /** Requests after this one. */
    afterId: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
  }),
  reply: Type.Object({
    ...envelope,
    helpRequests: Type.Optional(
      Type.Array(
        Type.Object({
          requestId: Type.Integer(),
          jobId: Type.String(),
          userId: Type.String(),
          name: Type.String(),
          phone: Type.String(),
          message: Type.String(),
          date: dateText,
          time: timeText,
          isClosed: Type.Boolean(),
        }),
      ),
    ),
  }),
  example: { state: 'open', lang: 'th' },
});

export const closeHelpRequest = defineEndpoint({
  method: 'POST',
  path: '/admin/help_requests/:requestId/close',
  access: 'admin',
  summary: 'Note that a customer was helped; closing twice closes once',
  params: Type.Object({ requestId: Type.String({ pattern: '^\\d{1,15}$' }) }),
  paramsExample: { requestId: '1' },
  request: Type.Object({ ...commonFields }),
  /** 404 no such request. */
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});
