import type { MessageFacts } from '@songwai/core/notifications/messages/message-facts';
import type { NotificationKind } from '@songwai/core/notifications/notification';
import { notificationEventOf } from '@songwai/core/notifications/notification-event';

/** Every kind, in the order of the settings' table. */
export const messageKinds = Object.keys(notificationEventOf) as readonly NotificationKind[];

const aboutJobs: ReadonlySet<NotificationKind> = new Set([
  'jobBooked',
  'driverAssigned',
  'pickedUp',
  'delivered',
  'jobCancelled',
  'jobUnpaid',
  'noDriver',
  'receiverSaid',
]);
const withMoney: ReadonlySet<NotificationKind> = new Set([
  'payoutPaid',
  'payoutRefused',
  'recurringShort',
  'invoiceIssued',
  'invoiceOverdue',
  'invoicePaid',
  'creditExpiring',
  'friendRewarded',
]);
const untilThen: ReadonlySet<NotificationKind> = new Set(['invoiceIssued', 'creditExpiring']);
const names: Readonly<Partial<Record<NotificationKind, string>>> = {
  memberJoined: 'สมชาย ใจดี',
  newDevice: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/143.0',
  fileBooked: 'งานวันจันทร์.xlsx',
  tierChanged: 'gold',
};

/** Where more is said about what no job's page is for. */
const paths: Readonly<Partial<Record<NotificationKind, string>>> = {
  fileBooked: '/upload?file=f1',
  recurringAsked: '/recurring?id=r1',
  recurringMissed: '/recurring?id=r1',
  recurringShort: '/recurring?id=r1',
  payoutPaid: '/wallet',
  payoutRefused: '/wallet',
  invoiceIssued: '/invoice/i1',
  invoiceOverdue: '/invoice/i1',
  invoicePaid: '/invoice/i1',
  creditExpiring: '/freecredit',
  friendRewarded: '/freecredit',
  tierChanged: '/customer-tiers',
  erasureAsked: '/settings/privacy',
  newDevice: '/settings/security',
  chatMessage: '/chat',
};

/** What happened, as an example of a kind. */
export function sampleFacts(kind: NotificationKind, facts: Partial<MessageFacts> = {}): MessageFacts {
  const isAboutJob = aboutJobs.has(kind);
  return {
    kind,
    jobId: isAboutJob ? 'J00012034' : null,
    route: isAboutJob ? { from: 'เซ็นทรัลเวิลด์', to: 'อาคารสาทรสแควร์', between: 1 } : null,
    file: kind === 'fileBooked' ? { id: 'f1', booked: 18, failed: 2 } : null,
    name: names[kind] ?? '',
    at: new Date('2026-11-27T07:05:00Z'),
    amountSatang: withMoney.has(kind) ? 20_000 : null,
    until: untilThen.has(kind) ? new Date('2026-12-04T10:00:00Z') : null,
    path: isAboutJob ? '/job/J00012034' : (paths[kind] ?? '/settings'),
    ...facts,
  };
}
