import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';

export const readPush = defineEndpoint({
  method: 'GET',
  path: '/notification/push',
  access: 'session',
  summary: 'Whether messages can be pushed to devices, and whether they are pushed to this one',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    /** Our public VAPID key, base64url, with which a browser subscribes; absent where nothing can be pushed. */
    publicKey: Type.Optional(Type.String()),
    /** Whether the caller's session has a subscription. */
    isOn: Type.Optional(Type.Boolean()),
  }),
  example: { lang: 'th' },
});

const base64Url = (length: number) => Type.String({ pattern: `^[\\w-]{${length}}$` });

export const startPush = defineEndpoint({
  method: 'POST',
  path: '/notification/push',
  access: 'session',
  summary: 'Push messages to this device, by the subscription that its browser made; replaces an earlier one of the session',
  request: Type.Object({
    ...commonFields,
    /** Where the browser's push service takes messages. */
    endpoint: Type.String({ minLength: 1, maxLength: 1000 }),
    /** The browser's public key, base64url. */
    p256dh: base64Url(87),
    /** The secret that the browser shares with us alone, base64url. */
    auth: base64Url(22),
  }),
  /** 404 where nothing can be pushed; 422 (`field` endpoint) for an address that is no push service's. */
  reply: Type.Object(envelope),
  example: {
    endpoint: 'https://push.example/send/abc',
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
    lang: 'th',
  },
});

export const stopPush = defineEndpoint({
  method: 'POST',
  path: '/notification/push_off',
  access: 'session',
  summary: 'Push no more messages to this device',
  request: Type.Object(commonFields),
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});

export const testPush = defineEndpoint({
  method: 'POST',
  path: '/notification/push_test',
  access: 'session',
  summary: 'Push a test message to this device',
  request: Type.Object(commonFields),
  /** 404 where this device has no subscription, or its push service no longer knows it; 503 where that service cannot be reached. */
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});
