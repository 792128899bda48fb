import { Type } from 'typebox';
import { companyUser, personUser } from '../basics/wire-numbers.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, envelope } from '../gateway/wire-schemas.ts';
import { termsWire } from '../terms/terms-wire.ts';

/** What a company lets whoever acts for it do. */
const companyRights = Type.Object({ order: Type.Boolean(), view: Type.Boolean(), pay: Type.Boolean() });

/** The logged-in user on the wire, odd spellings included (spec §3). Wallet and credit are joined in by `startup`. */
export const userFields = {
  userId: Type.String(),
  userName: Type.String(),
  phoneNo: Type.String(),
  userType: Type.Union([Type.Literal(companyUser), Type.Literal(personUser)]),
  firstName: Type.String(),
  lastName: Type.String(),
  referCode: Type.String(),
  /** The company that the user is, or acts for as a member; so are its name, address and tax id, and `companyVerified`. */
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
  /** Whether this very user may pay by invoice: the company may, and lets it. */
  invoiceEnabled: Type.Boolean(),
  countJob: Type.Integer({ minimum: 0 }),
  /** The company's, for whom acts for one. */
  userGroup: Type.String(),
  createdDateTime: Type.String(),
  confirmPhone: Type.String(),
  /** Known by Facebook too. */
  facebookId: Type.Optional(Type.String()),
  /** Where to write to a user who does not sign in by e-mail. */
  contactEmail: Type.Optional(Type.String()),
  /** The company's data were checked against its documents and can no longer be changed here. */
  companyVerified: Type.Boolean(),
  /** Which terms hold, and which the user accepted last (`/pdpa/terms`). */
  terms: termsWire,
  /** What the user may do for the company; absent where it acts for none. All false while the company is suspended. */
  companyRights: Type.Optional(companyRights),
  /** Absent where the user acts for no company. */
  isCompanyOwner: Type.Optional(Type.Boolean()),
  /** Absent where the user is in no department. */
  departmentId: Type.Optional(Type.String()),
  departmentName: Type.Optional(Type.String()),
};

export const login = defineEndpoint({
  method: 'POST',
  path: '/login',
  access: 'anyone',
  summary: 'Sign in with e-mail or phone and password or code, or with a Facebook token',
  request: Type.Object({
    ...commonFields,
    /** Absent with a Facebook token only. */
    userName: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
    password: Type.Optional(Type.String({ maxLength: 200 })),
    /** Of `/login_code`, instead of the password. */
    verifyCode: Type.Optional(Type.String({ maxLength: 12 })),
  }),
  /**
   * `respCode` 200 success; 102 not yet signed up: of a known password with the user and a `skToken` that can only verify the phone, of a
   * Facebook user without; 100 wrong name or password, 132 suspended, 422 no Facebook here or a wrong code, 429 too
   * many tries: `/login_code` stays open then.
   */
  reply: Type.Object({ respCode: Type.Integer(), respDesc: Type.String(), ...Type.Partial(Type.Object(userFields)).properties }),
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
    /** 1 at the start of an app: a user whose first or last name is missing is signed out then, and gets 133 (spec §2). */
    startUp: Type.Optional(Type.Literal(1)),
  }),
  reply: Type.Object({ ...envelope, ...Type.Partial(Type.Object(userFields)).properties }),
  example: { lang: 'th' },
});
