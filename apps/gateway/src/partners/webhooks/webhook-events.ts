import type { WebhookEventType } from '@songwai/core/partners/webhooks/webhook';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { EventHandler, StoredEvent } from '../../events/event-handler.ts';
import type { Random } from '../../platform/deps.ts';
import { findPartnerJobs, type PartnerJob } from '../partner-job-view.ts';
import { listListening, type QueuedEvent, queueEvents } from './event-queries.ts';

/** The webhook's event type, by the kind of the outbox event. */
const typeByKind: Readonly<Record<string, WebhookEventType>> = {
  'jobs.booked': 'job.booked',
  'jobs.assigned': 'job.assigned',
  'jobs.arrived': 'job.arrived',
  'jobs.pickedUp': 'job.picked_up',
  'jobs.delivering': 'job.delivering',
  'jobs.completed': 'job.completed',
  'jobs.cancelled': 'job.cancelled',
  'jobs.expired': 'job.expired',
  'jobs.reopened': 'job.reopened',
  'jobs.postponed': 'job.postponed',
  'jobs.routeChanged': 'job.changed',
  'jobs.visitFailed': 'job.visit_failed',
  'partners.dropPointSaved': 'drop_point.saved',
};

/**
 * The payload of an event: ids and states by which the partner can fetch more, and what is the partner's own: its id of the guest,
 * its reference of the order and what it noted on it.
 */
interface Announcement {
  readonly partnerId: string;
  readonly subject: string;
  readonly data: object;
}

const field = (payload: object, name: string): unknown => (payload as Readonly<Record<string, unknown>>)[name];

function describeJob({ payload }: StoredEvent, job: PartnerJob): Announcement {
  const { jobId, partnerId, trackingId, guid, guestId, pickUpAt, reference, metadata } = job;
  // The status at the time of the event; the job may have changed since.
  const status = field(payload, 'status') ?? job.status;
  const stop = field(payload, 'stop') ?? null;
  const own = { ...(reference !== '' && { reference }), ...(metadata && { metadata }) };
  const data = { jobId, trackingId, status, stop, pickUpAt: pickUpAt.toISOString(), guestId, guid, ...own };
  return { partnerId, subject: jobId, data };
}

function describeDropPoint({ payload }: StoredEvent): Announcement {
  const reference = String(field(payload, 'reference'));
  return { partnerId: String(field(payload, 'partnerId')), subject: reference, data: { reference } };
}

interface Announced extends Announcement {
  readonly event: StoredEvent;
  readonly type: WebhookEventType;
}

/** What the events are to partners, in their order. */
async function announcementsOf(trx: Kysely<Database>, events: readonly StoredEvent[]): Promise<readonly Announced[]> {
  const ofJobs = events.filter(({ kind }) => typeByKind[kind] !== 'drop_point.saved');
  const jobIds = [...new Set(ofJobs.map(({ subject }) => subject))];
  const jobs = jobIds.length === 0 ? new Map<string, PartnerJob>() : await findPartnerJobs(trx, jobIds);
  return events.flatMap((event): readonly Announced[] => {
    const type = typeByKind[event.kind];
    if (type === undefined) return [];
    if (type === 'drop_point.saved') return [{ event, type, ...describeDropPoint(event) }];
    const job = jobs.get(event.subject);
    return job === undefined ? [] : [{ event, type, ...describeJob(event, job) }];
  });
}

/**
 * Builds the handler that queues events for the partner concerned: it only writes rows, in the transaction that publishes the
 * event.
 */
export function createWebhookEvents({ random }: { readonly random: Random }): EventHandler {
  const queuedOf = ({ event, type, partnerId, subject, data }: Announced, webhookIds: readonly string[]): QueuedEvent => {
    const id = `evt_${random.bytes(18).toString('base64url')}`;
    return {
      event: {
        id,
        partner_id: partnerId,
        type,
        subject,
        position: event.id,
        outbox_subject: event.subject,
        body: JSON.stringify({ id, type, createdAt: event.at.toISOString(), data }),
        created_at: event.at,
      },
      webhookIds,
    };
  };

  const handle: EventHandler['handle'] = async (trx, events) => {
    const announced = await announcementsOf(trx, events);
    if (announced.length === 0) return;
    const webhooks = await listListening(trx, [...new Set(announced.map(({ partnerId }) => partnerId))]);
    const queued = announced.flatMap((one) => {
      const listening = webhooks.filter(
        ({ partnerId, eventTypes }) => partnerId === one.partnerId && eventTypes.includes(one.type),
      );
      return listening.length === 0
        ? []
        : [
            queuedOf(
              one,
              listening.map(({ id }) => id),
            ),
          ];
    });
    await queueEvents(trx, queued);
  };
  return { name: 'webhooks', kinds: new Set(Object.keys(typeByKind)), handle };
}
