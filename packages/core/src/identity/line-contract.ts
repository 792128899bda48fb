import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';

export const startLine = defineEndpoint({
  method: 'POST',
  path: '/line/start',
  access: 'anyone',
  summary: "Begin a sign-in by LINE: the address of LINE's page, and what the browser keeps until it comes back",
  request: Type.Object(commonFields),
  /** 422 sign-in by LINE is not configured. */
  reply: Type.Object({
    ...envelope,
    authorizeUri: Type.Optional(Type.String()),
    /** LINE sends it back; any other one is not of this browser's sign-in. */
    state: Type.Optional(Type.String()),
    /** For `/login`, with the code and the state from LINE; valid for 15 minutes. Never part of an address. */
    ticket: Type.Optional(Type.String()),
  }),
  example: { lang: 'th' },
});

export const unlinkLine = defineEndpoint({
  method: 'POST',
  path: '/line/unlink',
  access: 'session',
  summary: 'End the link between the account and LINE, here and at LINE',
  request: Type.Object(commonFields),
  /** 409 the account has no LINE, or no password to sign in with instead; HTTP 503 LINE cannot be reached, and nothing changed. */
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});
