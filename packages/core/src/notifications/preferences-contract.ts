import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';

const event = Type.Union([
  Type.Literal('booked'),
  Type.Literal('underway'),
  Type.Literal('delivered'),
  Type.Literal('cancelled'),
  Type.Literal('noDriver'),
  Type.Literal('members'),
  Type.Literal('company'),
  Type.Literal('messages'),
  Type.Literal('recurring'),
  Type.Literal('money'),
  Type.Literal('security'),
]);
/** Channels are added with what carries them. */
const channel = Type.Literal('web');

const preference = Type.Object({
  event,
  channel,
  isOn: Type.Boolean(),
  /** Present where it cannot be switched off. */
  isLocked: Type.Optional(Type.Literal(true)),
});

export const listPreferences = defineEndpoint({
  method: 'GET',
  path: '/notification/preference',
  access: 'session',
  summary: 'What the caller is notified of, by event and channel; everything is on until it is switched off',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, preferences: Type.Optional(Type.Array(preference)) }),
  example: { lang: 'th' },
});

export const savePreference = defineEndpoint({
  method: 'POST',
  path: '/notification/preference',
  access: 'session',
  summary: 'Switch an event on a channel on or off, for what happens from now on',
  request: Type.Object({ ...commonFields, event, via: channel, isOn: Type.Boolean() }),
  /** 422 (`field` isOn) for one that cannot be switched off. */
  reply: Type.Object(envelope),
  example: { event: 'booked', via: 'web', isOn: false, lang: 'th' },
});
