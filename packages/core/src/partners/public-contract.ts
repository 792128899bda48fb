import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { instantText, partnerParams, profileFields } from './partner-wire.ts';

export const partnerProfile = defineEndpoint({
  method: 'GET',
  path: '/partner_profile/:partner',
  access: 'anyone',
  summary: 'What a page needs to know of a partner: name, what it offers, its colours, the version of its terms',
  /** HTTP 404 for no such partner; 403 with `reason` `bad_origin` for a page that is neither ours nor the partner's. */
  params: partnerParams,
  cacheSeconds: 60,
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, ...Type.Partial(Type.Object(profileFields)).properties }),
  example: {},
  paramsExample: { partner: 'baanchandra' },
});

export const partnerTerms = defineEndpoint({
  method: 'GET',
  path: '/termsandconditions/:partner',
  access: 'anyone',
  summary: "A partner's terms as last published, in both languages",
  /** HTTP 404 for no such partner, and for one that has published none. */
  params: partnerParams,
  cacheSeconds: 60,
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    partnerName: Type.Optional(Type.String()),
    termsVersion: Type.Optional(Type.Integer()),
    termsTh: Type.Optional(Type.String()),
    termsEn: Type.Optional(Type.String()),
    publishedAt: Type.Optional(instantText),
  }),
  example: {},
  paramsExample: { partner: 'baanchandra' },
});
