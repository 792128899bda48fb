/** Events of a partner's guests: changes of their jobs, and a stored delivery point. */
export const webhookEventTypes = [
  'job.booked',
  'job.assigned',
  'job.arrived',
  'job.picked_up',
  'job.delivering',
  'job.completed',
  'job.cancelled',
  'job.expired',
  'job.reopened',
  'job.postponed',
  'job.changed',
  'job.visit_failed',
  'drop_point.saved',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** A partner's URL for events, and the events that it receives. */
export interface Webhook {
  readonly id: string;
  readonly partnerId: string;
  readonly url: string;
  readonly eventTypes: readonly WebhookEventType[];
  /** Notified when the webhook is deactivated after days of failures. */
  readonly contactEmail: string | null;
  readonly isActive: boolean;
  /** Since when all deliveries fail; null while it works. */
  readonly failingSince: Date | null;
  readonly hasTwoSecrets: boolean;
  readonly createdAt: Date;
}

/** One attempt of a delivery. */
export interface DeliveryAttempt {
  readonly at: Date;
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  readonly durationMs: number;
  /** The first 500 characters of the answer. */
  readonly answer: string;
  /** Why there was no answer; empty with an answer. */
  readonly error: string;
}

/** The delivery of one event to one webhook. */
export interface WebhookDelivery {
  readonly id: number;
  readonly webhookId: string;
  readonly eventId: string;
  readonly type: WebhookEventType;
  /** The job's id, or the drop point's reference. */
  readonly subject: string;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly isReplay: boolean;
  readonly createdAt: Date;
  /** Null once delivered or failed. */
  readonly nextAttemptAt: Date | null;
  readonly attempts: readonly DeliveryAttempt[];
}
