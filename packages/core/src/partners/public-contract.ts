import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, dateText, envelope, guidText, latitude, longitude } from '../gateway/wire-schemas.ts';
import { estimateFields, priceFields, travelPoints } from '../pricing/contract.ts';
import { instantText, partnerParams, profileFields } from './partner-wire.ts';

export const partnerProfile = defineEndpoint({
  method: 'GET',
  path: '/partner_profile/:partner',
  access: 'anyone',
  summary: 'What a page needs to know of a partner: name, what it offers, its colours, the version of its terms',
  /** HTTP 404 no such partner; 403 with `reason` `bad_origin` for a page that is neither ours nor the partner's. */
  params: partnerParams,
  cacheSeconds: 60,
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, ...Type.Partial(Type.Object(profileFields)).properties }),
  example: {},
  paramsExample: { partner: 'baanchandra' },
});

export const partnerTheme = defineEndpoint({
  method: 'GET',
  path: '/partner_theme/:partner',
  access: 'anyone',
  summary: "The colour of a partner's elements, for a page of any origin; nobody's data",
  params: partnerParams,
  cacheSeconds: 300,
  staleSeconds: 86_400,
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    /** A value of `--songwai-accent`; empty: our own colour, also where there is no such partner. */
    accent: Type.Optional(Type.String()),
  }),
  example: {},
  paramsExample: { partner: 'baanchandra' },
});

export const partnerTerms = defineEndpoint({
  method: 'GET',
  path: '/termsandconditions/:partner',
  access: 'anyone',
  summary: "A partner's terms as last published, in both languages",
  /** HTTP 404 no such partner, or no published terms. */
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

const { vehicle: anyVehicle, jobType, taskType, option } = priceFields;

export const partnerEstimate = defineEndpoint({
  method: 'POST',
  path: '/:partner/estimate',
  access: 'anyone',
  isIdempotentRead: true,
  summary: "Prices of a way at a partner's rates, for its page with prices",
  /** HTTP 404 no such partner; 403 with `reason` `feature_off`; `responseCode` 422 naming the field, also outside the service area. */
  params: partnerParams,
  request: Type.Object({
    ...commonFields,
    /** Default: the motorcycle; `vehiclePrices` has all vehicles. */
    vehicle: Type.Optional(anyVehicle),
    jobType,
    taskType,
    option,
    locationList: travelPoints,
  }),
  reply: Type.Object({
    ...envelope,
    partnerName: Type.Optional(Type.String()),
    ...Type.Partial(Type.Object(estimateFields)).properties,
  }),
  example: {
    locationList: [
      { lat: 13.7466, lng: 100.5347 },
      { lat: 13.6682, lng: 100.605 },
    ],
  },
  paramsExample: { partner: 'baanchandra' },
});

export const saveDropPoint = defineEndpoint({
  method: 'POST',
  path: '/:partner/address/save',
  access: 'anyone',
  isIdempotentRead: true,
  summary: "Store where a guest wants the things of a booking at the partner; the same guid may change it, nobody else's",
  /**
   * HTTP 404 no such partner; 403 with `reason` `feature_off`, `signature_required` or `bad_signature`; `responseCode` 409
   * another guest's point has this reference; 422 naming the field.
   */
  params: partnerParams,
  request: Type.Object({
    ...commonFields,
    /** Generated and stored by the page; whoever knows it can change the point. */
    guid: guidText,
    /** The partner's booking number. */
    reference: Type.String({ minLength: 1, maxLength: 60 }),
    /** From the partner's link: HMAC-SHA256 of `droppoint.<partner>.<reference>` with its secret, in hexadecimal. */
    signature: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
    addressName: Type.String({ minLength: 1, maxLength: 200 }),
    address: Type.Optional(Type.String({ maxLength: 400 })),
    contactName: Type.String({ minLength: 1, maxLength: 100 }),
    contactPhone: Type.String({ minLength: 1, maxLength: 30 }),
    lat: latitude,
    lng: longitude,
    district: Type.Optional(Type.String({ maxLength: 100 })),
    subDistrict: Type.Optional(Type.String({ maxLength: 100 })),
    remark: Type.Optional(Type.String({ maxLength: 500 })),
    /** The delivery day, at most a year ahead. */
    deliveryDate: Type.Optional(dateText),
  }),
  reply: Type.Object({
    ...envelope,
    reference: Type.Optional(Type.String()),
    savedAt: Type.Optional(instantText),
    /** When it is deleted. */
    keptUntil: Type.Optional(instantText),
  }),
  example: {
    guid: 'droppoint-7f3a1c',
    reference: 'BC-20261124-017',
    addressName: 'บีทีเอสบางนา',
    contactName: 'Maya Lindqvist',
    contactPhone: '+46 70 123 45 67',
    lat: 13.6682,
    lng: 100.605,
  },
  paramsExample: { partner: 'baanchandra' },
});
