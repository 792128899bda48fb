import { randomBytes } from 'node:crypto';
import { webhookEventTypes } from '@songwai/core/partners/webhooks/webhook';
import type { JobEvent, SongwaiEvent } from '@songwai/node';

type EventType = SongwaiEvent['type'];

/** Where a job stands when such an event is sent, and the stop that it is about. */
const moments: Readonly<Record<JobEvent['type'], readonly [status: JobEvent['data']['status'], stop: number | null]>> = {
  'job.booked': ['matching', null],
  'job.assigned': ['assigned', null],
  'job.arrived': ['arrived', 0],
  'job.picked_up': ['pickedUp', 0],
  'job.delivering': ['delivering', null],
  'job.completed': ['completed', 1],
  'job.cancelled': ['cancelled', null],
  'job.expired': ['expired', null],
  'job.reopened': ['matching', null],
  'job.postponed': ['matching', null],
  'job.changed': ['delivering', null],
  'job.visit_failed': ['delivering', 1],
};

export const isEventType = (text: string): text is EventType => (webhookEventTypes as readonly string[]).includes(text);

/** An event as the gateway sends it, about a job that there is not. */
export function sampleEvent(type: EventType, now: Date): SongwaiEvent {
  const head = { id: `evt_${randomBytes(18).toString('base64url')}`, createdAt: now.toISOString() };
  if (type === 'drop_point.saved') return { ...head, type, data: { reference: 'TEST-0001' } };
  const [status, stop] = moments[type];
  return {
    ...head,
    type,
    data: {
      jobId: 'J00000000',
      trackingId: 'sampleTrackingId000000',
      status,
      stop,
      pickUpAt: now.toISOString(),
      guestId: 'test-guest-1',
      guid: 'sample-booking-0001',
      reference: 'TEST-0001',
      metadata: { sample: 'yes' },
    },
  };
}
