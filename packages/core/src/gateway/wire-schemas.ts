import { Type } from 'typebox';

/** Sent with every body (with a GET: in the query), spec §7. */
export const commonFields = {
  channel: Type.Optional(Type.String({ maxLength: 40 })),
  lang: Type.Optional(Type.Union([Type.Literal('th'), Type.Literal('en')])),
  userName: Type.Optional(Type.String({ maxLength: 120 })),
  facebookId: Type.Optional(Type.String({ maxLength: 120 })),
  facebookTokenId: Type.Optional(Type.String({ maxLength: 400 })),
  deviceName: Type.Optional(Type.String({ maxLength: 200 })),
  deviceVersion: Type.Optional(Type.String({ maxLength: 40 })),
  utm_source: Type.Optional(Type.String({ maxLength: 200 })),
  utm_medium: Type.Optional(Type.String({ maxLength: 200 })),
  utm_campaign: Type.Optional(Type.String({ maxLength: 200 })),
};

/** Every reply carries these; 200 is success, anything else says what went wrong in the caller's language. */
export const envelope = {
  responseCode: Type.Integer(),
  responseDesc: Type.String(),
  /** The field of the request that a 400 speaks of, as a dotted path (`locationList.1.lat`). */
  field: Type.Optional(Type.String()),
};

/** What a call for a page of a list asks with. */
export const pageRequest = {
  /** `nextCursor` of the page before; an unknown one starts at the first page. */
  cursor: Type.Optional(Type.String({ maxLength: 120 })),
};

/** What a page of a list is answered with. */
export const pageReply = {
  /** `cursor` of the page after this one; absent on the last. */
  nextCursor: Type.Optional(Type.String()),
};

/** Baht with at most two decimals. */
export const baht = Type.Number({ minimum: 0 });
export const dateText = Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4}$' });
export const timeText = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
export const latitude = Type.Number({ minimum: -90, maximum: 90 });
export const longitude = Type.Number({ minimum: -180, maximum: 180 });
/** A GET's query holds text; it is read as a number where the room uses it, never coerced by the validator. */
export const decimalText = Type.String({ pattern: '^-?\\d{1,3}(\\.\\d{1,12})?$' });

/** Drawn by the client, who sends the same again with what it asks for again. */
export const guidText = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
