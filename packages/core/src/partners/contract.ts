import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { userFields } from '../sessions/contract.ts';
import { partnerFeature } from './partner-wire.ts';

export const signon = defineEndpoint({
  method: 'POST',
  path: '/signon',
  access: 'anyone',
  isIdempotentRead: true,
  summary:
    "Exchange a token that the partner's own server signed for a session; the same token from the same origin gives the same session. Where the partner lets visitors book, `deviceId` in its place signs on the guest of that browser",
  request: Type.Object({
    ...commonFields,
    partnerId: Type.String({ minLength: 1, maxLength: 60 }),
    /**
     * JWT, HS256 with the partner's secret: iss, sub, name, phone, email?, iat, exp (at most 5 minutes), jti; nbf and aud
     * ("songwai") if present.
     */
    token: Type.Optional(Type.String({ minLength: 1, maxLength: 4000 })),
    /** Instead of a token: at least 128 random bits, base64url, which the page generated once and stores. Whoever knows it is this guest. */
    deviceId: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' })),
  }),
  /** 400 without token and deviceId; 429 too many new guests. 403 with `reason`: unknown_partner, feature_off, guests_off, bad_signature, bad_origin, expired, not_yet_valid, wrong_audience, too_long_lived, replayed, malformed. */
  reply: Type.Object({
    ...envelope,
    reason: Type.Optional(Type.String()),
    partnerName: Type.Optional(Type.String()),
    /**
     * How the guest may pay; with PromptPay also 2, while money of a cancelled job is in the guest's wallet. Absent where the partner allows cash
     * alone.
     */
    paymentTypes: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 3 }))),
    /** What the partner offers the guest. */
    features: Type.Optional(Type.Array(partnerFeature)),
    /** A job of the guest that waits to be paid. */
    awaitedJobId: Type.Optional(Type.String()),
    ...Type.Partial(Type.Object(userFields)).properties,
  }),
  example: { partnerId: 'baanchandra', token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' },
});
