import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/user/session',
  access: 'session',
  summary: 'Where the user is signed in, the last used first; at most 100',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    sessions: Type.Optional(
      Type.Array(
        Type.Object({
          sessionId: Type.String(),
          channel: Type.String(),
          deviceName: Type.String(),
          deviceVersion: Type.String(),
          createdDateTime: Type.String(),
          lastSeenDateTime: Type.String(),
          /** The session of this call. */
          isCurrent: Type.Boolean(),
        }),
      ),
    ),
  }),
  example: { lang: 'th' },
});

export const revokeSession = defineEndpoint({
  method: 'POST',
  path: '/user/session/revoke',
  access: 'session',
  summary: 'End one session of the user',
  request: Type.Object({ ...commonFields, sessionId: Type.String({ minLength: 1, maxLength: 60 }) }),
  /** HTTP 404 not a live session of this user. */
  reply: Type.Object(envelope),
  example: { sessionId: '0d7f5a3c-9a1e-4f7e-8b58-2a7f1f1f4f10', lang: 'th' },
});

export const revokeOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/user/session/revoke_others',
  access: 'session',
  summary: 'End every session of the user but the one that asks',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, revoked: Type.Optional(Type.Integer({ minimum: 0 })) }),
  example: { lang: 'th' },
});
