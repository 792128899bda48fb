import { Type } from 'typebox';
import { photoBodyBytes } from '../../gateway/body-limits.ts';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, dateText, envelope, timeText } from '../../gateway/wire-schemas.ts';
import { knownDriverFields, songwaiId } from '../contract.ts';

/** `N`: not stated. A hire may ask for a man or a woman, and does not get a driver with `N` then. */
const gender = Type.Union([Type.Literal('N'), Type.Literal('M'), Type.Literal('F')]);
const name = Type.String({ minLength: 1, maxLength: 100 });
/** A Thai mobile that receives sign-in codes. */
const phoneNo = Type.String({ minLength: 1, maxLength: 30 });
const plate = Type.String({ minLength: 1, maxLength: 40 });
/** Vehicle id, as in the rate card. */
const vehicle = Type.Integer({ minimum: 1, maximum: 9_999 });
const ofDriver = { params: Type.Object({ songwaiId }), paramsExample: { songwaiId: '1' } } as const;

/** A driver as administrators see it. */
const registeredDriver = Type.Object({
  ...knownDriverFields,
  lastName: Type.String(),
  phoneNo: Type.String(),
  gender,
  agreementDate: dateText,
  isActive: Type.Boolean(),
  isOnDuty: Type.Boolean(),
});

export const registerDriver = defineEndpoint({
  method: 'POST',
  path: '/admin/drivers',
  access: 'admin',
  summary: 'Register a driver who has accepted the data-processor agreement; signs in with the phone number',
  request: Type.Object({
    ...commonFields,
    firstName: name,
    lastName: name,
    phoneNo,
    plate,
    vehicle,
    gender,
    /** Must be accepted to register (spec §4). */
    agreementAccepted: Type.Boolean(),
    agreementDate: dateText,
  }),
  /** 409 with the `field` that another active driver already has; 422 naming the field. */
  reply: Type.Object({ ...envelope, songwaiId: Type.Optional(songwaiId) }),
  example: {
    firstName: 'สมหญิง',
    lastName: 'ใจดี',
    phoneNo: '0891234567',
    plate: '9กก 4321',
    vehicle: 1,
    gender: 'F',
    agreementAccepted: true,
    agreementDate: '20/11/2026',
  },
});

export const setDriverActive = defineEndpoint({
  method: 'POST',
  path: '/admin/drivers/:songwaiId/active',
  access: 'admin',
  summary: 'Let a driver drive, or no more: signed out, off duty, a job before its pick-up goes to somebody else',
  ...ofDriver,
  request: Type.Object({ ...commonFields, isActive: Type.Boolean() }),
  /** HTTP 404 no such driver; 409 the driver carries goods, or another driver has taken the phone or plate meanwhile. */
  reply: Type.Object(envelope),
  example: { isActive: true },
});

export const changeDriver = defineEndpoint({
  method: 'POST',
  path: '/admin/drivers/:songwaiId',
  access: 'admin',
  summary: "Change a driver's name, phone, plate, vehicle or gender; a new phone signs the app out and is told to the old one",
  ...ofDriver,
  /** Absent fields stay unchanged. */
  request: Type.Object({
    ...commonFields,
    firstName: Type.Optional(name),
    lastName: Type.Optional(name),
    phoneNo: Type.Optional(phoneNo),
    plate: Type.Optional(plate),
    vehicle: Type.Optional(vehicle),
    gender: Type.Optional(gender),
  }),
  /** HTTP 404 no such driver; 409 on a job, or with the `field` that another active driver already has; 422 naming the field. */
  reply: Type.Object({ ...envelope, driver: Type.Optional(registeredDriver) }),
  example: { phoneNo: '0891234567', plate: '9กก 4321' },
});

export const setDriverPhoto = defineEndpoint({
  method: 'POST',
  path: '/admin/drivers/:songwaiId/photo',
  maxBodyBytes: photoBodyBytes,
  access: 'admin',
  summary: "Set a driver's photo, which customers with a job of the driver see, or take it away",
  ...ofDriver,
  /** PNG or JPEG as base64, bare or as a `data:` URL, at most 3 MB; absent takes the photo away. */
  request: Type.Object({ ...commonFields, imgBase64: Type.Optional(Type.String({ maxLength: 5_000_000 })) }),
  /** HTTP 404 no such driver; 422 no picture; 503. */
  reply: Type.Object(envelope),
  example: {},
});

export const getDriverPhoto = defineEndpoint({
  method: 'GET',
  path: '/driver-photo/:token',
  access: 'anyone',
  summary: "A driver's photo by the link that the customer was given",
  params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 80 }) }),
  paramsExample: { token: 'kVn2x0b1Q2m9Zt7cYw4PzAkV' },
  file: 'image/*',
  request: Type.Object(commonFields),
  /** HTTP 404 for an unknown link, and for one of a former photo. */
  reply: Type.Object(envelope),
  example: {},
});

/** Values of a driver's entry at that time. */
const driverFields = Type.Object({
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  phoneNo: Type.Optional(Type.String()),
  plate: Type.Optional(Type.String()),
  vehicleKind: Type.Optional(Type.String()),
  gender: Type.Optional(gender),
  /** `set`, or empty without one. */
  photo: Type.Optional(Type.String()),
});

export const listDriverChanges = defineEndpoint({
  method: 'GET',
  path: '/admin/drivers/:songwaiId/changes',
  access: 'admin',
  summary: "What administrators changed in a driver's entry, when and by whom, the newest first",
  ...ofDriver,
  request: Type.Object({
    ...commonFields,
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,14}$' })),
  }),
  /** HTTP 404 no such driver. */
  reply: Type.Object({
    ...envelope,
    changes: Type.Optional(
      Type.Array(
        Type.Object({
          kind: Type.Union([
            Type.Literal('registered'),
            Type.Literal('changed'),
            Type.Literal('activated'),
            Type.Literal('deactivated'),
          ]),
          date: dateText,
          time: timeText,
          /** Who made the change. */
          userId: Type.String(),
          before: driverFields,
          after: driverFields,
        }),
      ),
    ),
    /** Absent on the last page. */
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { lang: 'th' },
});

export const listDrivers = defineEndpoint({
  method: 'GET',
  path: '/admin/drivers',
  access: 'admin',
  summary: 'Registered drivers, newest first; simulated ones are not among them',
  request: Type.Object({
    ...commonFields,
    /** Part of a name, phone number or plate. */
    search: Type.Optional(Type.String({ maxLength: 60 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(songwaiId),
  }),
  reply: Type.Object({
    ...envelope,
    drivers: Type.Optional(Type.Array(registeredDriver)),
    /** Absent on the last page. */
    nextCursor: Type.Optional(songwaiId),
  }),
  example: { search: 'สม' },
});
