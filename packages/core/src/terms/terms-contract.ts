import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { termsWire } from './terms-wire.ts';

export const acceptTerms = defineEndpoint({
  method: 'POST',
  path: '/pdpa/terms',
  access: 'session',
  summary:
    'Accept the terms that hold now; a guest of a partner accepts the partner’s too. Which hold and which were accepted stands in `terms` of /userInfo, /login and /signon',
  request: Type.Object({
    ...commonFields,
    /** The version that the user has read. */
    termsVersion: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    /** The same for the partner's terms. */
    partnerTermsVersion: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Whether promotions may be sent, where that was asked beside it: 1 yes, 0 no. */
    question2: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
  }),
  /** 409 with `terms`: another version holds by now; 422 no version, or a partner's by who is no guest of one that has terms. */
  reply: Type.Object({ ...envelope, terms: Type.Optional(termsWire) }),
  example: { termsVersion: '2026-11', question2: 0, lang: 'th' },
});
