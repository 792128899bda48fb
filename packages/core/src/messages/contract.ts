import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';

const state = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('sent'),
  Type.Literal('kept'),
  Type.Literal('failed'),
  Type.Literal('late'),
]);

export const listMessages = defineEndpoint({
  method: 'GET',
  path: '/admin/message',
  access: 'admin',
  summary:
    'What became of mail, text messages and LINE messages, newest first, 50 a page, without what they say; the recipient is masked unless it was asked for in full',
  request: Type.Object({
    ...commonFields,
    /** A full e-mail address, phone, or id at LINE. */
    recipient: Type.Optional(Type.String({ maxLength: 254 })),
    state: Type.Optional(state),
    /** Its purpose: `verifyCode`, `passwordChanged`, … */
    purpose: Type.Optional(Type.String({ maxLength: 60 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  reply: Type.Object({
    ...envelope,
    messages: Type.Optional(
      Type.Array(
        Type.Object({
          messageId: Type.String(),
          channel: Type.Union([Type.Literal('mail'), Type.Literal('sms'), Type.Literal('line')]),
          recipient: Type.String(),
          purpose: Type.String(),
          /**
           * waiting; sent: accepted by a provider; kept: no provider is configured; failed permanently; late: its code expired
           * first.
           */
          state,
          attempts: Type.Integer(),
          /** Error code of the last attempt. */
          error: Type.Optional(Type.String()),
          /** It failed and contains no code, so `/admin/message/resend` can resend it. */
          canResend: Type.Boolean(),
          createdDateTime: Type.String(),
          /** While waiting: time of the next attempt. */
          nextAttemptDateTime: Type.Optional(Type.String()),
          /** When it reached its final state. */
          settledDateTime: Type.Optional(Type.String()),
        }),
      ),
    ),
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { recipient: 'malee@example.com', state: 'failed', lang: 'th' },
});

export const resendMessage = defineEndpoint({
  method: 'POST',
  path: '/admin/message/resend',
  access: 'admin',
  summary: 'Send a message again that failed; one that held a code cannot be: its owner asks for another code',
  request: Type.Object({ ...commonFields, messageId: Type.String({ pattern: '^\\d{1,15}$' }) }),
  /** HTTP 404 no such message, or older than 90 days; 409 it did not fail, or contained a code. */
  reply: Type.Object(envelope),
  example: { messageId: '4711', lang: 'th' },
});
