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
    'What became of mail and text messages, newest first, 50 a page, without what they say; the recipient is masked unless it was asked for by its whole address or phone',
  request: Type.Object({
    ...commonFields,
    /** A whole e-mail address or phone. */
    recipient: Type.Optional(Type.String({ maxLength: 254 })),
    state: Type.Optional(state),
    /** What it is about: `verifyCode`, `passwordChanged`, … */
    purpose: Type.Optional(Type.String({ maxLength: 60 })),
    /** `nextCursor` of the page before. */
    cursor: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  reply: Type.Object({
    ...envelope,
    messages: Type.Optional(
      Type.Array(
        Type.Object({
          messageId: Type.String(),
          channel: Type.Union([Type.Literal('mail'), Type.Literal('sms')]),
          recipient: Type.String(),
          purpose: Type.String(),
          /** waiting; sent: a provider took it; kept: no provider is configured; failed for good; late: its code expired first. */
          state,
          attempts: Type.Integer(),
          /** Why the last attempt failed, in codes. */
          error: Type.Optional(Type.String()),
          /** It failed and holds no code: `/admin/message/resend` sends it again. */
          canResend: Type.Boolean(),
          createdDateTime: Type.String(),
          /** While it waits: when it is tried next. */
          nextAttemptDateTime: Type.Optional(Type.String()),
          /** When its end came. */
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
  /** HTTP 404 no such message, or older than 90 days; 409 it did not fail, or held a code. */
  reply: Type.Object(envelope),
  example: { messageId: '4711', lang: 'th' },
});
