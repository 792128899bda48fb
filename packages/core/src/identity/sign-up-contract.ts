import { Type } from 'typebox';
import { companyUser, personUser } from '../basics/wire-numbers.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { longest } from '../validation/field-limits.ts';
import { codeFields } from './code-wire.ts';
import { invoiceAddressFields } from './invoice-address-wire.ts';

export const signupMobile = defineEndpoint({
  method: 'POST',
  path: '/signup_mobile',
  access: 'anyone',
  summary: 'Sign up as a person, a company (userType 1), a Facebook or a LINE user; a code goes to the phone',
  request: Type.Object({
    ...commonFields,
    /** The same guid and person return the same account. */
    guid: Type.String({ minLength: 8, maxLength: 80 }),
    /** A Thai mobile that receives the code. */
    phoneNo: Type.String({ minLength: 1, maxLength: 30 }),
    /** Of a login's 102, from a LINE user without an account. */
    lineProof: Type.Optional(Type.String({ maxLength: 3_000 })),
    /** Absent only for a Facebook or LINE user. */
    password: Type.Optional(Type.String({ maxLength: 200 })),
    /** Default: a person. */
    userType: Type.Optional(Type.Union([Type.Literal(companyUser), Type.Literal(personUser)])),
    firstName: Type.Optional(Type.String({ maxLength: 100 })),
    lastName: Type.Optional(Type.String({ maxLength: 100 })),
    companyName: Type.Optional(Type.String({ maxLength: longest.companyName })),
    companyTaxId: Type.Optional(Type.String({ maxLength: longest.taxNumber })),
    companyAddress: Type.Optional(Type.String({ maxLength: longest.companyAddress })),
    /** `00000` for the head office, else the branch's five digits; absent: asked for before the first tax paper. */
    companyBranch: Type.Optional(Type.String({ maxLength: longest.officeDigits })),
    companyPostcode: Type.Optional(Type.String({ maxLength: longest.officeDigits })),
    ...invoiceAddressFields,
    /** Referral code of the friend whose link was followed. */
    referenceId: Type.Optional(Type.String({ maxLength: 40 })),
    /** The version of privacy policy and terms that the person has read and accepts; absent: asked before the first booking. */
    termsVersion: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    /** Whether promotions may be sent: 1 yes, 0 no; absent: not asked. */
    pdpaQuestion2: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
  }),
  /**
   * 422 naming the field; 409 another person's guid, a Facebook user with an account, or (with `terms`) newer terms; 429. Does
   * not reveal whether the phone or e-mail already has an account: its owner gets a message.
   */
  reply: Type.Object({
    ...envelope,
    ...codeFields,
    /** Until the phone is verified, this token can only verify, request another code, sign out and read the user. */
    skToken: Type.Optional(Type.String()),
    userId: Type.Optional(Type.String()),
    userStatus: Type.Optional(Type.String()),
  }),
  example: {
    userName: 'malee@example.com',
    password: 'secret_1',
    phoneNo: '0891234567',
    guid: '0199f0c1-6b3c-7a52-8d11-5f3a9c0e77aa',
    userType: personUser,
    firstName: 'มาลี',
    lastName: 'ใจดี',
    referenceId: 'FRIEND23',
    termsVersion: '2026-11-26',
    pdpaQuestion2: 1,
    channel: 'web',
    lang: 'th',
  },
});

export const resendVerifyCode = defineEndpoint({
  method: 'POST',
  path: '/resend_verify_code',
  access: 'session',
  isOpenToUnverified: true,
  summary: 'Send another code to the phone that waits to be verified, or to a corrected one; the code before it dies',
  request: Type.Object({ ...commonFields, phoneNo: Type.Optional(Type.String({ maxLength: 30 })) }),
  /**
   * 422 not a mobile, or not the number that an account asked to change to; 429 within 60 seconds of the last one, or too many.
   * 200 without `resendSeconds`: nothing to verify.
   */
  reply: Type.Object({ ...envelope, ...codeFields }),
  example: { userName: 'malee@example.com', phoneNo: '0891234567', lang: 'th' },
});

export const verifyCode = defineEndpoint({
  method: 'POST',
  path: '/verify_code',
  access: 'session',
  isOpenToUnverified: true,
  summary: 'Verify the phone of the session’s user by the code that was sent to it',
  request: Type.Object({ ...commonFields, verifyCode: Type.String({ minLength: 1, maxLength: 12 }) }),
  /** 422 wrong or expired; 409 the phone belongs to another account; 429. 200 also if there is nothing to verify. */
  reply: Type.Object({
    ...envelope,
    ...codeFields,
    userStatus: Type.Optional(Type.String()),
    /**
     * The sign-up's address, which can sign in after its mailed code is entered (`/user/email/verify`). Without `resendSeconds`
     * no code was mailed, because there were too many.
     */
    emailToVerify: Type.Optional(Type.String()),
  }),
  example: { userName: 'malee@example.com', verifyCode: '4821', lang: 'th' },
});
