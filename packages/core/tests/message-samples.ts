import { countedJobs } from '../src/notifications/messages/counted-jobs.ts';
import type { MessageFacts } from '../src/notifications/messages/message-facts.ts';
import type { NotificationKind } from '../src/notifications/notification.ts';
import { notificationEventOf } from '../src/notifications/notification-event.ts';

/** Every kind, in the order of the settings' table. */
export const messageKinds = Object.keys(notificationEventOf) as readonly NotificationKind[];

const names: Readonly<Partial<Record<NotificationKind, string>>> = {
  memberJoined: 'สมชาย ใจดี',
  newDevice: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/143.0',
  tierChanged: 'gold',
};

/** What happened, with all that there can be about a kind. */
export function sampleFacts(kind: NotificationKind, facts: Partial<MessageFacts> = {}): MessageFacts {
  const isAboutJob = countedJobs[kind] !== undefined;
  return {
    kind,
    jobId: isAboutJob ? 'J00012034' : null,
    route: isAboutJob ? { from: 'เซ็นทรัลเวิลด์', to: 'อาคารสาทรสแควร์', between: 1 } : null,
    file: kind === 'fileBooked' ? { id: 'f1', booked: 18, failed: 2 } : null,
    name: names[kind] ?? '',
    at: new Date('2026-11-27T07:05:00Z'),
    amountSatang: 20_000,
    until: new Date('2026-12-04T10:00:00Z'),
    path: isAboutJob ? '/job/J00012034' : '/notification',
    ...facts,
  };
}
