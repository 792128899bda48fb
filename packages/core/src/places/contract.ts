import { Type } from 'typebox';
import { maxStops } from '../basics/stop-limits.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, decimalText, envelope, latitude, longitude } from '../gateway/wire-schemas.ts';
import { placeKinds } from './place-kind.ts';

export const suggestion = Type.Object({
  placeId: Type.String(),
  addressName: Type.String(),
  address: Type.String(),
  district: Type.String(),
  subDistrict: Type.String(),
  lat: latitude,
  lng: longitude,
  /** Kind of place, for its icon; absent if the geocoder does not return one. */
  kind: Type.Optional(Type.Enum(placeKinds)),
  /** True if the point is only the nearest known one to a house number or soi, so that the customer should move the pin. */
  approximate: Type.Optional(Type.Boolean()),
});

const searchRequest = Type.Object({
  ...commonFields,
  /** As long as a link to a map may be. */
  query: Type.Optional(Type.String({ maxLength: 2_000 })),
  /** The point to search from: ranks equally good matches by distance. */
  lat: Type.Optional(decimalText),
  lng: Type.Optional(decimalText),
});
const searchReply = Type.Object({ ...envelope, places: Type.Array(suggestion, { maxItems: 10 }) });

export const getSuggestPlaceList = defineEndpoint({
  method: 'GET',
  path: '/get_suggest_place_list',
  access: 'anyone',
  summary: 'Suggestions while typing, at most 10; an empty query answers an empty list',
  request: searchRequest,
  reply: searchReply,
  example: { query: 'สยามพารากอน', lang: 'th' },
});

export const textSearch = defineEndpoint({
  method: 'GET',
  path: '/text_search',
  access: 'anyone',
  summary: 'Search by the whole text (address, pasted coordinate, plus code or link to a map)',
  request: searchRequest,
  reply: searchReply,
  example: { query: '13.7466,100.5347', lang: 'en' },
});

export const getPlaceList = defineEndpoint({
  method: 'POST',
  path: '/get_place_list',
  access: 'anyone',
  isIdempotentRead: true,
  summary: 'Places by their ids, in the language asked for; an id that the gazetteer does not know (any more) is left out',
  /** At most as many as an order has stops. */
  request: Type.Object({
    ...commonFields,
    placeIds: Type.Array(Type.String({ minLength: 1, maxLength: 400 }), { minItems: 1, maxItems: maxStops + 1 }),
  }),
  reply: Type.Object({ ...envelope, places: Type.Array(suggestion, { maxItems: maxStops + 1 }) }),
  example: { placeIds: ['landmark-siam-paragon', 'station-bts-bang-na'], lang: 'en' },
});

export const searchAddressByLocation = defineEndpoint({
  method: 'GET',
  path: '/search_address_by_location',
  access: 'anyone',
  summary: 'What stands at a point (a dropped pin); 404 outside the service area',
  request: Type.Object({ ...commonFields, lat: decimalText, lng: decimalText }),
  reply: Type.Object({ ...envelope, place: Type.Optional(suggestion) }),
  example: { lat: '13.7466', lng: '100.5347', lang: 'th' },
});
