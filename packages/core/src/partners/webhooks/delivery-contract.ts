import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope } from '../../gateway/wire-schemas.ts';
import { pageFields } from '../partner-wire.ts';
import { deliveryFields } from './webhook-wire.ts';

const filter = {
  webhookId: Type.Optional(Type.String({ maxLength: 40 })),
  state: Type.Optional(Type.Union([Type.Literal('waiting'), Type.Literal('delivered'), Type.Literal('failed')])),
  limit: pageFields.limit,
  cursor: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
};
const listReply = Type.Object({
  ...envelope,
  deliveries: Type.Optional(Type.Array(deliveryFields)),
  nextCursor: Type.Optional(Type.String()),
});
const replayRequest = Type.Object({ ...commonFields, deliveryId: Type.Integer({ minimum: 1, maximum: 2 ** 48 }) });
/** `deliveryId` of the new delivery; a repeated request does not send twice. */
const replayReply = Type.Object({ ...envelope, deliveryId: Type.Optional(Type.Integer()) });

export const listAllDeliveries = defineEndpoint({
  method: 'GET',
  path: '/admin/partner/webhook/deliveries',
  access: 'admin',
  summary: 'What was sent to a partner and what it answered, newest first; `nextCursor` is the `cursor` of the next page',
  request: Type.Object({ ...commonFields, partnerId: Type.Optional(Type.String({ maxLength: 60 })), ...filter }),
  reply: listReply,
  example: { partnerId: 'baanchandra', state: 'failed' },
});

export const replayAnyDelivery = defineEndpoint({
  method: 'POST',
  path: '/admin/partner/webhook/replay',
  access: 'admin',
  isIdempotentRead: true,
  summary: 'Send an event once more, as it was, with the same id and a new signature',
  /** HTTP 404 no such delivery; `responseCode` 409 the webhook is inactive. */
  request: replayRequest,
  reply: replayReply,
  example: { deliveryId: 1 },
});

export const listDeliveries = defineEndpoint({
  method: 'GET',
  path: '/partner/webhook/deliveries',
  access: 'partner',
  summary: "The same for the partner's own server",
  request: Type.Object({ ...commonFields, ...filter }),
  reply: listReply,
  example: { state: 'failed' },
});

export const replayDelivery = defineEndpoint({
  method: 'POST',
  path: '/partner/webhook/replay',
  access: 'partner',
  isIdempotentRead: true,
  summary: "The same for the partner's own server",
  request: replayRequest,
  reply: replayReply,
  example: { deliveryId: 1 },
});
