import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, dateText, envelope } from '../../gateway/wire-schemas.ts';
import { instantText, pageFields } from '../partner-wire.ts';

const reference = Type.String({ minLength: 1, maxLength: 60 });

export const storedDropPoint = Type.Object({
  reference: Type.String(),
  addressName: Type.String(),
  address: Type.String(),
  contactName: Type.String(),
  contactPhone: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  district: Type.String(),
  subDistrict: Type.String(),
  remark: Type.String(),
  deliveryDate: Type.Optional(dateText),
  savedAt: instantText,
  keptUntil: instantText,
});

export const listDropPoints = defineEndpoint({
  method: 'GET',
  path: '/partner/drop_point/list',
  access: 'partner',
  summary:
    "The delivery points of the partner's guests by reference, or the one of a reference; `nextCursor` is the `cursor` of the next page",
  request: Type.Object({ ...commonFields, reference: Type.Optional(reference), ...pageFields }),
  reply: Type.Object({
    ...envelope,
    dropPoints: Type.Optional(Type.Array(storedDropPoint)),
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { reference: 'BC-20261124-017' },
});

export const releaseDropPoint = defineEndpoint({
  method: 'POST',
  path: '/partner/drop_point/release',
  access: 'partner',
  isIdempotentRead: true,
  summary: 'Throw a delivery point away, so that the guest may enter it anew; where there is none, nothing changes',
  request: Type.Object({ ...commonFields, reference }),
  reply: Type.Object(envelope),
  example: { reference: 'BC-20261124-017' },
});
