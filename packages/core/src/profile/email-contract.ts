import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { codeFields, identityProof } from '../identity/code-wire.ts';

export const readEmail = defineEndpoint({
  method: 'GET',
  path: '/user/email',
  access: 'session',
  summary: 'The e-mail address that the user signs in with, and the one that waits for its code',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    /** Absent if the user signs in only by phone or Facebook. */
    email: Type.Optional(Type.String()),
    emailToVerify: Type.Optional(Type.String()),
    /** With `emailToVerify`: seconds until another code can be requested. */
    resendSeconds: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  example: { lang: 'th' },
});

export const claimEmail = defineEndpoint({
  method: 'POST',
  path: '/user/email',
  access: 'session',
  summary:
    'Ask to sign in with an e-mail address, the first or another one: a code is mailed to it. Needs the password or a code of `/pdpa/code`',
  request: Type.Object({ ...commonFields, ...identityProof, email: Type.String({ minLength: 1, maxLength: 254 }) }),
  /**
   * 422 invalid address, missing or wrong proof, a partner's user; 429 within 60 seconds of the last code, or too many. Does not
   * reveal whether the address has an account: its owner gets a mail. Without `resendSeconds`: the user already signs in with it.
   */
  reply: Type.Object({ ...envelope, ...codeFields }),
  example: { email: 'malee@example.com', password: 'secret_1', lang: 'th' },
});

export const resendEmailCode = defineEndpoint({
  method: 'POST',
  path: '/user/email/resend',
  access: 'session',
  summary: 'Mail another code to the address that waits; the code before it dies',
  request: Type.Object(commonFields),
  /** 429 within 60 seconds of the last one, or too many. 200 without `resendSeconds`: no address awaits a code. */
  reply: Type.Object({ ...envelope, ...codeFields }),
  example: { lang: 'th' },
});

export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/user/email/verify',
  access: 'session',
  summary:
    'Prove the address by the code that was mailed to it; the one before is told, and where it was asked for later than the sign-up, other sessions end',
  request: Type.Object({ ...commonFields, verifyCode: Type.String({ minLength: 1, maxLength: 12 }) }),
  /** 422 wrong or expired; 409 the address now belongs to another account; 429. 200 also if no address awaits a code. */
  reply: Type.Object(envelope),
  example: { verifyCode: '4821', lang: 'th' },
});
