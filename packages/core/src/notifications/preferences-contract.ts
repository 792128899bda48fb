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
  Type.Literal('rewards'),
  Type.Literal('security'),
]);
const channel = Type.Union([Type.Literal('web'), Type.Literal('mail'), Type.Literal('sms'), Type.Literal('line')]);
/** Whether all mails about deliveries are sent at once, or as one for an hour or a day. */
const mailDigest = Type.Union([Type.Literal('none'), Type.Literal('hourly'), Type.Literal('daily')]);

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
  summary: 'What the caller is notified of, by event and channel, and when',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    /** Only channels that this gateway has. */
    preferences: Type.Optional(Type.Array(preference)),
    /** Where each channel reaches the caller, masked: an address, a phone number, a LINE name; a channel without one reaches nobody yet. */
    reaches: Type.Optional(Type.Array(Type.Object({ channel, to: Type.String() }))),
    /** Whether only urgent notifications are sent from 22:00 to 07:00. */
    isQuietAtNight: Type.Optional(Type.Boolean()),
    mailDigest: Type.Optional(mailDigest),
  }),
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

export const saveTiming = defineEndpoint({
  method: 'POST',
  path: '/notification/timing',
  access: 'session',
  summary: 'Switch the quiet hours on or off, and choose how many mails about deliveries arrive as one; what is absent stays',
  request: Type.Object({
    ...commonFields,
    isQuietAtNight: Type.Optional(Type.Boolean()),
    mailDigest: Type.Optional(mailDigest),
  }),
  reply: Type.Object(envelope),
  example: { isQuietAtNight: true, mailDigest: 'hourly', lang: 'th' },
});
