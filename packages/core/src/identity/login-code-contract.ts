import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { codeFields } from './code-wire.ts';

export const sendLoginCode = defineEndpoint({
  method: 'POST',
  path: '/login_code',
  access: 'anyone',
  summary: 'Send a code to sign in with to the e-mail address or phone of an account, if there is one',
  request: Type.Object({ ...commonFields, userName: Type.String({ minLength: 1, maxLength: 120 }) }),
  /** The same whether or not the account exists. Within 60 seconds of the last code none is sent. 429 too many. */
  reply: Type.Object({ ...envelope, ...codeFields }),
  example: { userName: 'demo@songwai.test', lang: 'th' },
});
