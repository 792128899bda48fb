import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { WebhookEventType } from '@songwai/core/partners/webhooks/webhook';

/** What happened to a job of one of your guests. */
export interface JobEvent {
  /** The same in every attempt: store it, and ignore an event that you know. */
  readonly id: string;
  readonly type: Exclude<WebhookEventType, 'drop_point.saved'>;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly data: {
    readonly jobId: string;
    readonly trackingId: string;
    /** At the time of the event. */
    readonly status: JobStatus;
    /** Index of the stop that it is about; null where it is about the whole job. */
    readonly stop: number | null;
    /** ISO 8601, UTC. */
    readonly pickUpAt: string;
    /** Your own id of the guest. */
    readonly guestId: string;
    /** The booking's own id, chosen by the page that booked. */
    readonly guid: string;
    /** Your own reference of the order; absent without one. */
    readonly reference?: string;
    /** What you noted on the order for your own use; absent without it. */
    readonly metadata?: Readonly<Record<string, string>>;
  };
}

/** A guest has entered where something goes; fetch it by its reference. */
export interface DropPointEvent {
  readonly id: string;
  readonly type: 'drop_point.saved';
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly data: { readonly reference: string };
}

export type SongwaiEvent = JobEvent | DropPointEvent;
