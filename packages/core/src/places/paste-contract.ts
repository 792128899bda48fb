import { Type } from 'typebox';
import { maxStops } from '../basics/stop-limits.ts';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, envelope } from '../gateway/wire-schemas.ts';
import { suggestion } from './contract.ts';
import { pasteDoubts } from './paste/paste-doubt.ts';
import { pasteMaxLength } from './paste/paste-limit.ts';

/** Parts of the text as it was sent, in UTF-16 units. */
const spans = Type.Array(Type.Object({ start: Type.Integer({ minimum: 0 }), end: Type.Integer({ minimum: 0 }) }));
/** A field with the parts of the text that it was read from. */
const readField = Type.Object({ value: Type.String(), spans, certain: Type.Boolean() });

export const pastedStop = Type.Object({
  role: Type.Optional(Type.Union([Type.Literal('pickUp'), Type.Literal('dropOff')])),
  /** What the text says of the place, as written. */
  address: readField,
  /** What it may mean, the likeliest first; several where a name has several meanings, none where nothing was found. */
  places: Type.Array(suggestion, { maxItems: 3 }),
  /** Why the place should be checked; absent where it is certain. */
  doubt: Type.Optional(Type.Enum(pasteDoubts)),
  /** With the doubt `outside`: the province, district or postcode that the text names, as written. */
  elsewhere: Type.Optional(Type.String()),
  name: Type.Optional(readField),
  phone: Type.Optional(readField),
  note: Type.Optional(readField),
  /** Its words may be those of more than one stop. */
  mayBeSeveral: Type.Optional(Type.Boolean()),
  /** Money to collect at the stop, in baht. */
  codAmount: Type.Optional(Type.Object({ value: baht, spans, certain: Type.Boolean() })),
});

export const readPastedText = defineEndpoint({
  method: 'POST',
  path: '/places/paste',
  access: 'anyone',
  isIdempotentRead: true,
  summary:
    'Stops out of a pasted text (an address, an order form, a chat), each with what it was read from; the text is not stored',
  request: Type.Object({ ...commonFields, pasted: Type.String({ minLength: 1, maxLength: pasteMaxLength }) }),
  reply: Type.Object({ ...envelope, stops: Type.Array(pastedStop, { maxItems: 2 * maxStops }) }),
  example: { pasted: 'ส่งคุณเมย์ 081-234-5678 สยามพารากอน ชั้น 2 เก็บปลายทาง 350', lang: 'th' },
});
