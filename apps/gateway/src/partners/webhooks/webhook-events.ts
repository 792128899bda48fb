import type { WebhookEventType } from '@songwai/core/partners/webhooks/webhook';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { EventHandler, StoredEvent } from '../../events/event-handler.ts';
import type { Random } from '../../platform/deps.ts';
import { findPartnerJob } from '../partner-job-view.ts';
import { listListening, queueEvent } from './event-queries.ts';

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

async function describeJob(trx: Kysely<Database>, { subject: jobId, payload }: StoredEvent): Promise<Announcement | undefined> {
  const job = await findPartnerJob(trx, jobId);
  if (job === undefined) return undefined;
  const { partnerId, trackingId, guid, guestId, pickUpAt, reference, metadata } = job;
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

/**
 * Builds the handler that queues events for the partner concerned: it only writes rows, in the transaction that publishes the
 * event.
 */
export function createWebhookEvents({ random }: { readonly random: Random }): EventHandler {
  const handle: EventHandler['handle'] = async (trx, event) => {
    const type = typeByKind[event.kind];
    if (type === undefined) return;
    const announcement = type === 'drop_point.saved' ? describeDropPoint(event) : await describeJob(trx, event);
    if (announcement === undefined) return;
    const { partnerId, subject, data } = announcement;
    const listening = await listListening(trx, { partnerId, type });
    if (listening.length === 0) return;
    const id = `evt_${random.bytes(18).toString('base64url')}`;
    await queueEvent(trx, {
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
      webhookIds: listening.map((webhook) => webhook.id),
      at: event.at,
    });
  };
  return { name: 'webhooks', handle };
}
