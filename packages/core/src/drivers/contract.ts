import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, dateText, decimalText, envelope, latitude, longitude } from '../gateway/wire-schemas.ts';

/** A driver's id. */
export const songwaiId = Type.String({ pattern: '^[1-9]\\d{0,8}$' });

/** A driver as customers see one. */
export const knownDriverFields = {
  songwaiId,
  songwaiName: Type.String(),
  plate: Type.String(),
  /** motorcycle, car, pickup, box, fence, reefer. */
  vehicleKind: Type.String(),
  /** 1-5 with two decimals; absent without ratings. */
  averageRating: Type.Optional(Type.Number({ minimum: 1, maximum: 5 })),
  ratingCount: Type.Integer({ minimum: 0 }),
};

const listedDriver = Type.Object({
  ...knownDriverFields,
  remark: Type.String(),
  addedDate: dateText,
  /** On the company's list, which applies to everyone who books for it; false: on the caller's own. */
  isForCompany: Type.Boolean(),
  /** Completed jobs that the driver carried out for the caller, or for the company all of whose jobs the caller may see. */
  jobCount: Type.Integer({ minimum: 0 }),
  /** The day of the last of them; absent without one. */
  lastJobDate: Type.Optional(dateText),
});
/** Absent or empty: none, also where there was one. */
const remark = Type.Optional(Type.String({ maxLength: 300 }));
/** The customer's id, which the session already knows; a different one is refused. */
const userId = Type.Optional(Type.String({ maxLength: 60 }));
const addRequest = Type.Object({ ...commonFields, userId, songwaiId, remark });
const removeRequest = Type.Object({ ...commonFields, userId, songwaiId });
const listReply = Type.Object({ ...envelope, drivers: Type.Optional(Type.Array(listedDriver)) });

export const addFavoriteDriver = defineEndpoint({
  method: 'POST',
  path: '/add_favorite_driver',
  access: 'session',
  summary:
    'Make a driver who has driven for you (or for the company all of whose jobs you may see: then for all of it) a favourite, who is offered jobs first; ends a block',
  request: addRequest,
  /** `responseCode` 200; 404 a driver of no job that the caller sees; 403 a different `userId`. */
  reply: Type.Object(envelope),
  example: { songwaiId: '1', remark: 'สุภาพ ส่งไว' },
});

export const addBlockDriver = defineEndpoint({
  method: 'POST',
  path: '/add_block_driver',
  access: 'session',
  summary:
    'Block a driver who has driven for you, or for the company as above: never offered the jobs again; ends being a favourite',
  request: addRequest,
  /** As `/add_favorite_driver`. */
  reply: Type.Object(envelope),
  example: { songwaiId: '1', remark: 'ขับเร็วเกินไป' },
});

export const getListFavoriteDriver = defineEndpoint({
  method: 'POST',
  path: '/get_list_favorite_driver',
  access: 'session',
  isIdempotentRead: true,
  summary: 'Your favourite drivers, with those of the company all of whose jobs you may see, newest first',
  request: Type.Object({ ...commonFields, userId }),
  reply: listReply,
  example: { lang: 'th' },
});

export const getListBlockDriver = defineEndpoint({
  method: 'POST',
  path: '/get_list_block_driver',
  access: 'session',
  isIdempotentRead: true,
  summary: 'The drivers whom you blocked, or the company all of whose jobs you may see, newest first',
  request: Type.Object({ ...commonFields, userId }),
  reply: listReply,
  example: { lang: 'th' },
});

export const removeFavoriteDriver = defineEndpoint({
  method: 'POST',
  path: '/remove_favorite_driver',
  access: 'session',
  summary: 'Take a driver off your favourites; nothing happens where it is none',
  request: removeRequest,
  reply: Type.Object(envelope),
  example: { songwaiId: '1' },
});

export const removeBlockDriver = defineEndpoint({
  method: 'POST',
  path: '/remove_block_driver',
  access: 'session',
  summary: 'End a block; nothing happens where there is none',
  request: removeRequest,
  reply: Type.Object(envelope),
  example: { songwaiId: '1' },
});

export const apiUpdateFixDriver = defineEndpoint({
  method: 'POST',
  path: '/api_update_fix_driver',
  access: 'session',
  summary: 'Whether your order form starts out with favourite drivers only; `fixDriver` of the booking decides',
  request: Type.Object({
    ...commonFields,
    /** Accepted and ignored: the session determines the user. */
    phoneNo: Type.Optional(Type.String({ maxLength: 30 })),
    fixDriver: Type.Boolean(),
  }),
  reply: Type.Object({ ...envelope, fixDriver: Type.Optional(Type.Boolean()) }),
  example: { phoneNo: '0812345678', fixDriver: true },
});

export const getNearDrivers = defineEndpoint({
  method: 'GET',
  path: '/v2/get_near_drivers/:lat/:lng',
  access: 'anyone',
  summary: 'Where free drivers are nearby, coarsely and without saying who they are',
  params: Type.Object({ lat: decimalText, lng: decimalText }),
  paramsExample: { lat: '13.7466', lng: '100.5347' },
  request: Type.Object({
    ...commonFields,
    /** Vehicle id; absent for all. */
    vehicle_type: Type.Optional(Type.String({ pattern: '^\\d{1,4}$' })),
  }),
  /** At most 20, the nearest first. 422 for impossible coordinates. */
  reply: Type.Object({
    ...envelope,
    drivers: Type.Optional(Type.Array(Type.Object({ lat: latitude, lng: longitude, vehicleKind: Type.String() }))),
  }),
  example: { vehicle_type: '1' },
});

export const getListSuggestedDriver = defineEndpoint({
  method: 'POST',
  path: '/get_list_suggested_driver',
  access: 'session',
  isIdempotentRead: true,
  summary:
    'Drivers to whom you gave five stars in the last 30 days and who are on none of your lists, the best known first, at most 5',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    drivers: Type.Optional(
      Type.Array(
        Type.Object({
          ...knownDriverFields,
          /** Jobs of those days that you rated with five stars. */
          jobCount: Type.Integer({ minimum: 1 }),
        }),
      ),
    ),
  }),
  example: { lang: 'th' },
});
