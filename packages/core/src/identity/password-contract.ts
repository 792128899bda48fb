import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { codeFields } from './code-wire.ts';

export const forgetPassword = defineEndpoint({
  method: 'GET',
  path: '/forgetPassword/:userName/web',
  access: 'anyone',
  isIdempotentRead: false,
  summary: 'Send a code for a new password to the e-mail address or phone of an account, if there is one',
  params: Type.Object({ userName: Type.String({ minLength: 1, maxLength: 120 }) }),
  paramsExample: { userName: 'demo@songwai.test' },
  request: Type.Object(commonFields),
  /** The same whether or not the account exists. Within 60 seconds of the last code none is sent. 429 too many. */
  reply: Type.Object({ ...envelope, ...codeFields }),
  example: { lang: 'th' },
});

export const updateNewPassword = defineEndpoint({
  method: 'POST',
  path: '/updateNewPassword',
  access: 'anyone',
  summary: 'Set a new password by the code that was sent; every session of the account ends',
  request: Type.Object({
    ...commonFields,
    userName: Type.String({ minLength: 1, maxLength: 120 }),
    verifyCode: Type.String({ minLength: 1, maxLength: 12 }),
    newPassword: Type.String({ maxLength: 200 }),
  }),
  /** 422 wrong or expired code, also when there is no account; 422 an invalid password; 429. */
  reply: Type.Object(envelope),
  example: { userName: 'demo@songwai.test', verifyCode: '4821', newPassword: 'secret_2', lang: 'th' },
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/change_password',
  access: 'session',
  summary: 'Change the password; every other session of the account ends',
  request: Type.Object({
    ...commonFields,
    /** The user's own sign-in name; any other is refused. */
    username: Type.Optional(Type.String({ maxLength: 120 })),
    password: Type.String({ maxLength: 200 }),
    newPassword: Type.String({ maxLength: 200 }),
  }),
  /** 422 wrong password, an invalid new one, or an account without a password; 429. HTTP 404 another user's name. */
  reply: Type.Object(envelope),
  example: { username: 'demo@songwai.test', password: 'secret_1', newPassword: 'secret_2', lang: 'th' },
});
