import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { newestLegalVersion } from './legal-version.ts';
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
    /** The version of the partner's terms that the user has read. */
    partnerTermsVersion: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Whether promotions may be sent, if asked along with it: 1 yes, 0 no. */
    question2: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
  }),
  /**
   * 409 with `terms`: a newer version is in force; 422 no version, or a partner's version from a user whose partner has no terms.
   */
  reply: Type.Object({ ...envelope, terms: Type.Optional(termsWire) }),
  example: { termsVersion: newestLegalVersion, question2: 0, lang: 'th' },
});
