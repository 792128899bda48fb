import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope } from '../../gateway/wire-schemas.ts';
import { partnerIdText, secretChoice } from '../partner-wire.ts';
import { webhookEventType, webhookFields } from './webhook-wire.ts';

const url = Type.String({ minLength: 1, maxLength: 500 });
const eventTypes = Type.Array(webhookEventType, { minItems: 1, maxItems: 20, uniqueItems: true });
const contactEmail = Type.String({ maxLength: 254 });
const ofWebhook = { ...commonFields, webhookId: Type.String({ minLength: 1, maxLength: 40 }) };
const webhookReply = Type.Object({ ...envelope, webhook: Type.Optional(webhookFields) });
const secretReply = Type.Object({
  ...envelope,
  webhook: Type.Optional(webhookFields),
  /** Returned only once; it signs deliveries, and is not the sign-on secret. */
  secret: Type.Optional(Type.String()),
});
const someId = '5f0d8a52-6f3b-4c0e-9a9b-0d5a1c5d2b11';

export const listWebhooks = defineEndpoint({
  method: 'GET',
  path: '/admin/partner/webhook/list',
  access: 'admin',
  summary: "A partner's webhooks",
  request: Type.Object({ ...commonFields, partnerId: partnerIdText }),
  reply: Type.Object({ ...envelope, webhooks: Type.Optional(Type.Array(webhookFields)) }),
  example: { partnerId: 'baanchandra' },
});

export const createWebhook = defineEndpoint({
  method: 'POST',
  path: '/admin/partner/webhook/create',
  access: 'admin',
  summary: 'Have a partner told what happens to the jobs of its guests; the signing secret is shown this once',
  /** HTTP 404 no such partner; `responseCode` 422 naming the field; 409 already ten webhooks. */
  request: Type.Object({
    ...commonFields,
    partnerId: partnerIdText,
    url,
    eventTypes,
    contactEmail: Type.Optional(contactEmail),
  }),
  reply: secretReply,
  example: {
    partnerId: 'baanchandra',
    url: 'https://www.baanchandra.example/songwai-events',
    eventTypes: ['job.booked', 'job.completed', 'job.cancelled'],
    contactEmail: 'it@baanchandra.example',
  },
});

export const updateWebhook = defineEndpoint({
  method: 'POST',
  path: '/admin/partner/webhook/update',
  access: 'admin',
  summary: 'Change what is given, leave the rest; switched on again it starts with a clean record',
  request: Type.Object({
    ...ofWebhook,
    url: Type.Optional(url),
    eventTypes: Type.Optional(eventTypes),
    contactEmail: Type.Optional(contactEmail),
    isActive: Type.Optional(Type.Boolean()),
  }),
  reply: webhookReply,
  example: { webhookId: someId, isActive: true },
});

export const removeWebhook = defineEndpoint({
  method: 'POST',
  path: '/admin/partner/webhook/remove',
  access: 'admin',
  summary: 'Remove a webhook with everything that waits for it',
  request: Type.Object(ofWebhook),
  reply: Type.Object(envelope),
  example: { webhookId: someId },
});

export const rotateWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/admin/partner/webhook/secret/rotate',
  access: 'admin',
  summary: 'Make a new signing secret, shown this once; until the old one is dropped, everything is signed with both',
  /** `responseCode` 409 there are already two. */
  request: Type.Object(ofWebhook),
  reply: secretReply,
  example: { webhookId: someId },
});

export const dropWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/admin/partner/webhook/secret/drop',
  access: 'admin',
  summary: 'End one of two live signing secrets, the new one where nobody got to know it; where only one lives, nothing changes',
  /** `which` names the secret to revoke; `new` undoes the rotation. */
  request: Type.Object({ ...ofWebhook, which: secretChoice }),
  reply: webhookReply,
  example: { webhookId: someId, which: 'old' },
});
