import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { knownDriverFields } from './contract.ts';

const phoneNo = Type.String({ minLength: 1, maxLength: 30 });

/** A driver as its own app sees it. */
const ownFields = {
  ...Type.Partial(Type.Object(knownDriverFields)).properties,
  isOnDuty: Type.Optional(Type.Boolean()),
};

export const sendDriverCode = defineEndpoint({
  method: 'POST',
  path: '/driver/signin/code',
  access: 'anyone',
  summary: 'Send a sign-in code of four digits to a registered driver; the answer does not tell whether there is one',
  request: Type.Object({ ...commonFields, phoneNo }),
  /**
   * Within a minute of the last code it sends none, and `waitSeconds` says how long to wait. 422 at `phoneNo`; 429 too many from
   * one address.
   */
  reply: Type.Object({ ...envelope, waitSeconds: Type.Optional(Type.Integer({ minimum: 0 })) }),
  example: { phoneNo: '0891234567' },
});

export const signInDriver = defineEndpoint({
  method: 'POST',
  path: '/driver/signin',
  access: 'anyone',
  summary: 'Sign a driver in with the code; the token goes into the header driver-token',
  request: Type.Object({ ...commonFields, phoneNo, verifyCode: Type.String({ minLength: 1, maxLength: 10 }) }),
  /** 100 wrong, used or expired code, or unknown phone; 132 suspended; 429 too many tries. */
  reply: Type.Object({ ...envelope, driverToken: Type.Optional(Type.String()), ...ownFields }),
  example: { phoneNo: '0891234567', verifyCode: '1234' },
});

export const signOutDriver = defineEndpoint({
  method: 'POST',
  path: '/driver/signout',
  access: 'driver',
  summary: "End the session of the driver's app and go off duty",
  request: Type.Object(commonFields),
  reply: Type.Object(envelope),
  example: {},
});

export const getDriverProfile = defineEndpoint({
  method: 'GET',
  path: '/driver/me',
  access: 'driver',
  summary: 'The driver whose app asks',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, ...ownFields }),
  example: { lang: 'th' },
});
