import { Type } from 'typebox';
import { instantText } from '../partner-wire.ts';

/** Written out, because a mapped list would lose the literal types. Same names as in `webhook.ts`. */
export const webhookEventType = Type.Union([
  Type.Literal('job.booked'),
  Type.Literal('job.assigned'),
  Type.Literal('job.arrived'),
  Type.Literal('job.picked_up'),
  Type.Literal('job.delivering'),
  Type.Literal('job.completed'),
  Type.Literal('job.cancelled'),
  Type.Literal('job.expired'),
  Type.Literal('job.reopened'),
  Type.Literal('job.postponed'),
  Type.Literal('job.changed'),
  Type.Literal('job.visit_failed'),
  Type.Literal('drop_point.saved'),
]);

export const webhookFields = Type.Object({
  webhookId: Type.String(),
  partnerId: Type.String(),
  url: Type.String(),
  eventTypes: Type.Array(webhookEventType),
  contactEmail: Type.Optional(Type.String()),
  isActive: Type.Boolean(),
  failingSince: Type.Optional(instantText),
  hasTwoSecrets: Type.Boolean(),
  createdAt: instantText,
});

export const deliveryFields = Type.Object({
  deliveryId: Type.Integer(),
  webhookId: Type.String(),
  eventId: Type.String(),
  type: webhookEventType,
  /** The job's id, or the drop point's reference. */
  subject: Type.String(),
  state: Type.Union([Type.Literal('waiting'), Type.Literal('delivered'), Type.Literal('failed')]),
  isReplay: Type.Boolean(),
  createdAt: instantText,
  nextAttemptAt: Type.Optional(instantText),
  /** Oldest first. */
  attempts: Type.Array(
    Type.Object({
      at: instantText,
      /** HTTP status; absent without an answer. */
      status: Type.Optional(Type.Integer()),
      durationMs: Type.Integer(),
      /** The first 500 characters of the answer. */
      answer: Type.String(),
      /** Why there was no answer. */
      error: Type.String(),
    }),
  ),
});
