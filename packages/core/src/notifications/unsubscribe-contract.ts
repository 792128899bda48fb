import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';

/** Signed: names the customer and the event, and shows that its holder received a mail about it. */
const token = Type.String({ minLength: 1, maxLength: 400 });

export const readUnsubscribe = defineEndpoint({
  method: 'GET',
  path: '/notification/unsubscribe',
  access: 'anyone',
  summary: 'Which mails a link in a mail switches off, whose they are, and whether they are sent now; changes nothing',
  request: Type.Object({ ...commonFields, token }),
  /** 404 for a link that is not ours, or whose account is gone. */
  reply: Type.Object({
    ...envelope,
    /** An event of the settings. */
    event: Type.Optional(Type.String()),
    /** Masked. */
    address: Type.Optional(Type.String()),
    isOn: Type.Optional(Type.Boolean()),
  }),
  example: { token: 'eyJhbGciOi', lang: 'th' },
});

export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/notification/unsubscribe',
  access: 'anyone',
  summary: 'Switch the mails of a link off, or on again; `all` for every event that can be switched off',
  request: Type.Object({
    ...commonFields,
    token,
    isOn: Type.Optional(Type.Boolean()),
    all: Type.Optional(Type.Boolean()),
  }),
  /** 404 as above. */
  reply: Type.Object(envelope),
  example: { token: 'eyJhbGciOi', isOn: false, lang: 'th' },
});
