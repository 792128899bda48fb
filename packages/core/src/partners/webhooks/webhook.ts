/** What a partner can be told of its guests: what happens to their jobs, and that one has entered a delivery point. */
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
  'job.visit_failed',
  'drop_point.saved',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Where a partner wants to be told, and of what. */
export interface Webhook {
  readonly id: string;
  readonly partnerId: string;
  readonly url: string;
  readonly eventTypes: readonly WebhookEventType[];
  /** Whom we write to when it was switched off because it failed for days. */
  readonly contactEmail: string | null;
  readonly isActive: boolean;
  /** Since when nothing could be delivered; null while it works. */
  readonly failingSince: Date | null;
  readonly hasTwoSecrets: boolean;
  readonly createdAt: Date;
}

/** One try to deliver. */
export interface DeliveryAttempt {
  readonly at: Date;
  /** HTTP status; null where there was no answer. */
  readonly status: number | null;
  readonly durationMs: number;
  /** The first 500 characters of the answer. */
  readonly answer: string;
  /** Why there was no answer; empty where there was one. */
  readonly error: string;
}

/** One event on its way to one webhook. */
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
  /** Null once it is settled. */
  readonly nextAttemptAt: Date | null;
  readonly attempts: readonly DeliveryAttempt[];
}
