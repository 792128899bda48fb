import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { userFields } from '../sessions/contract.ts';

export const signon = defineEndpoint({
  method: 'POST',
  path: '/signon',
  access: 'anyone',
  isIdempotentRead: true,
  summary:
    "Exchange a token that the partner's own server signed for a session; the same token from the same origin gives the same session",
  request: Type.Object({
    ...commonFields,
    partnerId: Type.String({ minLength: 1, maxLength: 60 }),
    /**
     * JWT, HS256 with the partner's secret: iss, sub, name, phone, email?, iat, exp (at most 5 minutes), jti; nbf and aud
     * ("songwai") if present.
     */
    token: Type.String({ minLength: 1, maxLength: 4000 }),
  }),
  /** 403 with `reason`: unknown_partner, feature_off, bad_signature, bad_origin, expired, not_yet_valid, wrong_audience, too_long_lived, replayed, malformed. */
  reply: Type.Object({
    ...envelope,
    reason: Type.Optional(Type.String()),
    partnerName: Type.Optional(Type.String()),
    /**
     * How the guest may pay; with PromptPay also 2, while money of a cancelled job is in the guest's wallet. Absent where the partner allows cash
     * alone.
     */
    paymentTypes: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 3 }))),
    /** A job of the guest that waits to be paid. */
    awaitedJobId: Type.Optional(Type.String()),
    ...Type.Partial(Type.Object(userFields)).properties,
  }),
  example: { partnerId: 'baanchandra', token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' },
});
