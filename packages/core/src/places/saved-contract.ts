import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope, latitude, longitude } from '../gateway/wire-schemas.ts';
import { longest } from '../validation/field-limits.ts';
import { recentAddressLimit, savedLocationLimit } from './saved-location.ts';

/** Reply to the location list without a session (spec §8, decisions "The wire"). */
const loginFailed = { code: 100, description: 'Login Failed' };

const addressFields = {
  addressName: Type.String(),
  address: Type.String(),
  contactName: Type.String(),
  contactPhone: Type.String(),
  lat: latitude,
  lng: longitude,
  district: Type.String(),
  subDistrict: Type.String(),
};

export const recentAddress = Type.Object({
  ...addressFields,
  /** When the last job to it was booked. */
  usedDateTime: Type.Optional(Type.String()),
});
export const savedLocation = Type.Object({
  addressId: Type.String(),
  ...addressFields,
  remark: Type.String(),
  favorite: Type.Boolean(),
});

const addressId = Type.String({ minLength: 1, maxLength: 80 });
const exampleId = '7f1c1c9e-6f0f-4b57-9d55-0d5d1f2a9c11';

export const getListLocation = defineEndpoint({
  method: 'POST',
  path: '/get_list_location',
  access: 'session',
  isIdempotentRead: true,
  withoutToken: loginFailed,
  summary: "The caller's saved places whose name, address or contact holds the keyword, at most 20; all without one",
  request: Type.Object({ ...commonFields, keyword: Type.Optional(Type.String({ maxLength: 200 })) }),
  reply: Type.Object({ ...envelope, locationList: Type.Optional(Type.Array(savedLocation, { maxItems: 20 })) }),
  example: { keyword: 'คลังสินค้า', lang: 'th' },
});

export const listLocation = defineEndpoint({
  method: 'POST',
  path: '/list_location',
  access: 'session',
  isIdempotentRead: true,
  withoutToken: loginFailed,
  summary: "The caller's saved places, favourites first, a page at a time, with the places of the latest jobs on the first",
  request: Type.Object({
    ...commonFields,
    /** False: favourites only. */
    all: Type.Optional(Type.Boolean()),
    /** Places per page; default 50. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: savedLocationLimit })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  reply: Type.Object({
    ...envelope,
    locationList: Type.Optional(Type.Array(savedLocation)),
    total: Type.Optional(Type.Integer({ minimum: 0 })),
    nextCursor: Type.Optional(Type.String()),
    recentAddresses: Type.Optional(Type.Array(recentAddress, { maxItems: recentAddressLimit })),
  }),
  example: { all: true, limit: 20, lang: 'th' },
});

export const saveLocation = defineEndpoint({
  method: 'POST',
  path: '/save_location',
  access: 'session',
  summary: 'Saves a place, or with `addressId` changes a saved one; 422 names the field, 409 when there are too many',
  /** All optional, so that a missing field gets a text for customers instead of a schema error. */
  request: Type.Object({
    ...commonFields,
    addressId: Type.Optional(addressId),
    addressName: Type.Optional(Type.String({ maxLength: longest.placeName })),
    address: Type.Optional(Type.String({ maxLength: longest.address })),
    contactName: Type.Optional(Type.String({ maxLength: longest.contactName })),
    contactPhone: Type.Optional(Type.String({ maxLength: longest.phone })),
    lat: Type.Optional(latitude),
    lng: Type.Optional(longitude),
    district: Type.Optional(Type.String({ maxLength: longest.district })),
    subDistrict: Type.Optional(Type.String({ maxLength: longest.district })),
    remark: Type.Optional(Type.String({ maxLength: longest.stopRemark })),
    favorite: Type.Optional(Type.Boolean()),
    /** True: a place may be saved alone, with both fields of the contact empty. */
    contactOptional: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ ...envelope, addressId: Type.Optional(Type.String()), location: Type.Optional(savedLocation) }),
  example: {
    addressName: 'คลังสินค้าบางนา',
    address: '99/9 ถนนบางนา-ตราด แขวงบางนาใต้ เขตบางนา กรุงเทพมหานคร 10260',
    contactName: 'คุณธนากร',
    contactPhone: '081-234-5678',
    lat: 13.6682,
    lng: 100.605,
    district: 'บางนา',
    subDistrict: 'บางนาใต้',
    favorite: true,
  },
});

export const removeLocation = defineEndpoint({
  method: 'POST',
  path: '/remove_location',
  access: 'session',
  summary: 'Removes a saved place; 404 for one that is not the caller’s',
  request: Type.Object({ ...commonFields, addressId }),
  reply: Type.Object(envelope),
  example: { addressId: exampleId },
});

export const favoriteLocation = defineEndpoint({
  method: 'POST',
  path: '/location/favorite',
  access: 'session',
  summary: 'Makes a saved place a favourite, or no longer; 404 for one that is not the caller’s',
  request: Type.Object({ ...commonFields, addressId, value: Type.Boolean() }),
  reply: Type.Object(envelope),
  example: { addressId: exampleId, value: true },
});
