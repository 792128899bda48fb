import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, dateText, envelope } from '../gateway/wire-schemas.ts';
import { knownDriverFields, songwaiId } from './contract.ts';

/** A driver as the office sees it. */
const registeredDriver = Type.Object({
  ...knownDriverFields,
  lastName: Type.String(),
  phoneNo: Type.String(),
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
    firstName: Type.String({ minLength: 1, maxLength: 100 }),
    lastName: Type.String({ minLength: 1, maxLength: 100 }),
    /** A Thai mobile, to which sign-in codes are sent. */
    phoneNo: Type.String({ minLength: 1, maxLength: 30 }),
    plate: Type.String({ minLength: 1, maxLength: 40 }),
    /** Id of the vehicle, as in the rate card. */
    vehicle: Type.Integer({ minimum: 1, maximum: 9_999 }),
    /** Without acceptance there is no driver (spec §4). */
    agreementAccepted: Type.Boolean(),
    agreementDate: dateText,
  }),
  /** 409 with the `field` that another driver has; 422 naming the field. */
  reply: Type.Object({ ...envelope, songwaiId: Type.Optional(songwaiId) }),
  example: {
    firstName: 'สมหญิง',
    lastName: 'ใจดี',
    phoneNo: '0891234567',
    plate: '9กก 4321',
    vehicle: 1,
    agreementAccepted: true,
    agreementDate: '20/11/2026',
  },
});

export const setDriverActive = defineEndpoint({
  method: 'POST',
  path: '/admin/drivers/:songwaiId/active',
  access: 'admin',
  summary: 'Let a driver drive, or no more: signed out, off duty, a job before its pick-up goes to somebody else',
  params: Type.Object({ songwaiId }),
  paramsExample: { songwaiId: '1' },
  request: Type.Object({ ...commonFields, isActive: Type.Boolean() }),
  /** HTTP 404 no such driver; 409 on the way with somebody's goods. */
  reply: Type.Object(envelope),
  example: { isActive: true },
});

export const listDrivers = defineEndpoint({
  method: 'GET',
  path: '/admin/drivers',
  access: 'admin',
  summary: 'Registered drivers, newest first; simulated ones are not among them',
  request: Type.Object({
    ...commonFields,
    /** Part of a name, a phone number or a plate. */
    search: Type.Optional(Type.String({ maxLength: 60 })),
    /** `nextCursor` of the page before. */
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
