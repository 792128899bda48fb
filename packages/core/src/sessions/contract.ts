import { Type } from 'typebox';
import { companyUser, personUser } from '../basics/wire-numbers.ts';
import { memberRights } from '../companies/rights-wire.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, envelope } from '../gateway/wire-schemas.ts';
import { termsWire } from '../terms/terms-wire.ts';

/** The signed-in user on the wire, with its odd spellings (spec §3). `startup` adds wallet and credit. */
export const userFields = {
  userId: Type.String(),
  userName: Type.String(),
  phoneNo: Type.String(),
  userType: Type.Union([Type.Literal(companyUser), Type.Literal(personUser)]),
  firstName: Type.String(),
  lastName: Type.String(),
  referCode: Type.String(),
  /** The company that the user is or acts for; likewise its name, address, tax id and `companyVerified`. */
  companyId: Type.Optional(Type.String()),
  companyName: Type.Optional(Type.String()),
  companyAddress: Type.Optional(Type.String()),
  companyTaxId: Type.Optional(Type.String()),
  companyBranch: Type.Optional(Type.String()),
  companyPostcode: Type.Optional(Type.String()),
  /** What invoices are made out to; the company's own name, address and tax id where it gave no others. */
  invoiceCompanyName: Type.Optional(Type.String()),
  invoiceCompanyAddress: Type.Optional(Type.String()),
  invoiceCompanyTaxNo: Type.Optional(Type.String()),
  invoiceCompanyBranch: Type.Optional(Type.String()),
  invoiceCompanyPostcode: Type.Optional(Type.String()),
  paymentType: Type.Integer({ minimum: 0, maximum: 4 }),
  fullDayPayment: Type.Integer({ minimum: 0, maximum: 4 }),
  channel: Type.String(),
  /** The device that is signed in: the `sessionId` of `/user/session`. */
  deviceId: Type.String(),
  omiseCustomerId: Type.Optional(Type.String()),
  fixDriver: Type.Boolean(),
  skToken: Type.String(),
  userStatus: Type.String(),
  songwaiWallet: baht,
  freeCredit: baht,
  /** Whether this user may pay by invoice: the company may, and allows the user to. */
  invoiceEnabled: Type.Boolean(),
  countJob: Type.Integer({ minimum: 0 }),
  /** The company's group for a member. */
  userGroup: Type.String(),
  createdDateTime: Type.String(),
  confirmPhone: Type.String(),
  /** Present and true for admins: it leads to their pages. Whether they may, each call decides itself. */
  isAdmin: Type.Optional(Type.Literal(true)),
  /** Present and true if linked to LINE. */
  lineLinked: Type.Optional(Type.Literal(true)),
  /** Present if linked to Facebook. */
  facebookId: Type.Optional(Type.String()),
  /** Contact address of a user who does not sign in by e-mail. */
  contactEmail: Type.Optional(Type.String()),
  /** The company's data was checked against its documents and can no longer be changed here. */
  companyVerified: Type.Boolean(),
  /** The current terms, and those that the user accepted last (`/pdpa/terms`). */
  terms: termsWire,
  /** The user's rights in the company; absent without one. All false while the company is suspended. */
  companyRights: Type.Optional(memberRights),
  /** Absent if the user acts for no company. */
  isCompanyOwner: Type.Optional(Type.Boolean()),
  /** Absent if the user is in no department. */
  departmentId: Type.Optional(Type.String()),
  departmentName: Type.Optional(Type.String()),
};

export const login = defineEndpoint({
  method: 'POST',
  path: '/login',
  access: 'anyone',
  summary: 'Sign in with e-mail or phone and password or code, with a Facebook token, or by LINE',
  request: Type.Object({
    ...commonFields,
    /** Absent only with a Facebook token. */
    userName: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
    password: Type.Optional(Type.String({ maxLength: 200 })),
    /** The code of `/login_code`, instead of the password. */
    verifyCode: Type.Optional(Type.String({ maxLength: 12 })),
    /** From the address that LINE returns to, with the ticket of `/line/start`; all three instead of a name. */
    lineCode: Type.Optional(Type.String({ maxLength: 400 })),
    lineState: Type.Optional(Type.String({ maxLength: 100 })),
    lineTicket: Type.Optional(Type.String({ maxLength: 1_000 })),
  }),
  /**
   * `respCode` 200 success; 102 not yet signed up: with a correct password, the reply has the user and a `skToken` that can only
   * verify the phone, and for a Facebook user neither; 100 wrong name or password, 132 suspended, 422 Facebook not configured or
   * a wrong code, 429 too many tries (`/login_code` still works then).
   */
  reply: Type.Object({
    respCode: Type.Integer(),
    respDesc: Type.String(),
    /** With 102 to a LINE user without an account: for `/signup_mobile`, valid for half an hour; likewise the name at LINE. */
    lineProof: Type.Optional(Type.String()),
    lineName: Type.Optional(Type.String()),
    ...Type.Partial(Type.Object(userFields)).properties,
  }),
  example: { userName: 'demo@songwai.test', password: 'demo1234', channel: 'web', lang: 'th' },
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  access: 'session',
  summary: 'End the session of the token in the header',
  isOpenToUnverified: true,
  request: Type.Object(commonFields),
  reply: Type.Object(envelope),
  example: {},
});

export const userInfo = defineEndpoint({
  method: 'POST',
  path: '/userInfo',
  access: 'session',
  isIdempotentRead: true,
  summary: 'The signed-in user, fresh from the database',
  isOpenToUnverified: true,
  request: Type.Object({
    ...commonFields,
    /** 1 at an app's start: a user without first or last name is signed out and gets 133 (spec §2). */
    startUp: Type.Optional(Type.Literal(1)),
  }),
  reply: Type.Object({ ...envelope, ...Type.Partial(Type.Object(userFields)).properties }),
  example: { lang: 'th' },
});
