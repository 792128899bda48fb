import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, envelope } from '../gateway/wire-schemas.ts';

/** The logged-in user on the wire, odd spellings included (spec §3). Wallet and credit are joined in by `startup`. */
export const userFields = {
  userId: Type.String(),
  userName: Type.String(),
  phoneNo: Type.String(),
  userType: Type.Union([Type.Literal(1), Type.Literal(2)]),
  firstName: Type.String(),
  lastName: Type.String(),
  referCode: Type.String(),
  companyId: Type.Optional(Type.String()),
  companyName: Type.Optional(Type.String()),
  companyAddress: Type.Optional(Type.String()),
  companyTaxId: Type.Optional(Type.String()),
  paymentType: Type.Integer({ minimum: 0, maximum: 4 }),
  fullDayPayment: Type.Integer({ minimum: 0, maximum: 4 }),
  channel: Type.String(),
  omiseCustomerId: Type.Optional(Type.String()),
  fixDriver: Type.Boolean(),
  skToken: Type.String(),
  userStatus: Type.String(),
  songwaiWallet: baht,
  freeCredit: baht,
  invoiceEnabled: Type.Boolean(),
  countJob: Type.Integer({ minimum: 0 }),
  userGroup: Type.String(),
  createdDateTime: Type.String(),
  confirmPhone: Type.String(),
};

export const login = defineEndpoint({
  method: 'POST',
  path: '/login',
  access: 'anyone',
  summary: 'Sign in with e-mail or phone and password',
  request: Type.Object({
    ...commonFields,
    userName: Type.String({ minLength: 1, maxLength: 120 }),
    password: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  /** `respCode` 200 success, 100 wrong name or password, 102 social user not yet signed up, 132 suspended, 429 too many tries. */
  reply: Type.Object({ respCode: Type.Integer(), respDesc: Type.String(), ...Type.Partial(Type.Object(userFields)).properties }),
  example: { userName: 'demo@songwai.test', password: 'demo1234', channel: 'web', lang: 'th' },
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  access: 'session',
  summary: 'End the session of the token in the header',
  request: Type.Object(commonFields),
  reply: Type.Object(envelope),
  example: {},
});

export const userInfo = defineEndpoint({
  method: 'POST',
  path: '/userInfo',
  access: 'session',
  summary: 'The signed-in user, fresh from the database',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, ...Type.Partial(Type.Object(userFields)).properties }),
  example: { lang: 'th' },
});
