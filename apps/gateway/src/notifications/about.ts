import type { NotificationKind } from '@songwai/core/notifications/notification';
import { type NotificationGroup, notificationEventOf, notificationEvents } from '@songwai/core/notifications/notification-event';

/** The group of the settings and of the list's filter that a kind belongs to. */
export const groupOf = (kind: NotificationKind): NotificationGroup => notificationEvents[notificationEventOf[kind]].group;

const kinds = Object.keys(notificationEventOf) as readonly NotificationKind[];

/** The kinds of a group; all where it is undefined. */
export const kindsOf = (group: NotificationGroup | undefined): readonly NotificationKind[] =>
  kinds.filter((kind) => group === undefined || groupOf(kind) === group);

/** What the subject of a kind is: the id of a job, or of something else. */
interface Subject {
  readonly kind: NotificationKind;
  /** As stored; empty where the kind says it all. */
  readonly subject: string;
}

/** The job that a notification is about; null for others. */
export function jobOf({ kind, subject }: Subject): string | null {
  if (subject === '') return null;
  const isAboutJob = groupOf(kind) === 'jobs' && kind !== 'fileBooked' && !isAboutRecurrence(kind);
  return isAboutJob || kind === 'chatMessage' ? subject : null;
}

/** Whether a kind's subject is a recurring booking. */
export const isAboutRecurrence = (kind: NotificationKind): boolean => notificationEventOf[kind] === 'recurring';

/** Whether a kind's subject is an invoice. */
export const isAboutInvoice = (kind: NotificationKind): boolean =>
  kind === 'invoiceIssued' || kind === 'invoiceOverdue' || kind === 'invoicePaid';

/** The page where more is said of a kind that is not about a job. */
const pages: Readonly<Partial<Record<NotificationKind, string>>> = {
  memberJoined: '/settings',
  companyVerified: '/settings',
  companyRefused: '/settings',
  payoutPaid: '/wallet',
  payoutRefused: '/wallet',
  creditExpiring: '/freecredit',
  tierChanged: '/customer-tiers',
  friendRewarded: '/freecredit',
  erasureAsked: '/settings/privacy',
  chatMessage: '/chat',
  newDevice: '/settings/security',
};

/** Path of the page where more is said, without language. */
export function pathOf(about: Subject): string {
  const { kind, subject } = about;
  const page = pages[kind];
  if (page !== undefined) return page;
  if (kind === 'fileBooked') return `/upload?file=${subject}`;
  if (isAboutInvoice(kind)) return `/invoice/${subject}`;
  if (isAboutRecurrence(kind)) return `/recurring?id=${subject}`;
  return `/job/${subject}`;
}
