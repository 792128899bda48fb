import type { NotificationGroup } from './notification-group.ts';

/** Kinds of things that happened. */
export type NotificationKind =
  | 'jobBooked'
  | 'driverAssigned'
  | 'pickedUp'
  | 'delivered'
  | 'jobCancelled'
  | 'jobUnpaid'
  | 'noDriver'
  | 'receiverSaid'
  | 'memberJoined'
  | 'companyVerified'
  | 'companyRefused'
  | 'payoutPaid'
  | 'fileBooked'
  | 'payoutRefused'
  | 'recurringAsked'
  | 'recurringMissed'
  | 'recurringShort'
  | 'invoiceIssued'
  | 'invoiceOverdue'
  | 'invoicePaid'
  | 'creditExpiring'
  /** The customer's tier is another one from this month on. */
  | 'tierChanged'
  /** A friend has spent enough: both have their credit. */
  | 'friendRewarded'
  | 'erasureAsked'
  /** A message of a chat waits to be read. */
  | 'chatMessage'
  | 'newDevice';

/** How long a notification is stored. */
export const notificationDays = 90;

/** Something that happened, for the user's list. */
export interface UserNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  /** The job of the first eight kinds, and of a message in a job's chat; null for all others. */
  readonly jobId: string | null;
  /** The recurring booking that it is about; null for all others. */
  readonly recurringId: string | null;
  /** The invoice that it is about; null for all others. */
  readonly invoiceId: string | null;
  /** The file that is done, with how many of its trips were booked and how many were not; null for all others. */
  readonly file: { readonly id: string; readonly booked: number; readonly failed: number } | null;
  /** Who joined the company, the device that signed in, or the name of the file; empty for all others, and once it is not known any more. */
  readonly name: string;
  /** Short names of the first stop and the last one of its job, and how many lie between; null for what is not about a job. */
  readonly route: { readonly from: string; readonly to: string; readonly between: number } | null;
  readonly at: Date;
  readonly isRead: boolean;
}

/** A page of notifications, newest first. */
export interface NotificationPage {
  readonly notifications: readonly UserNotification[];
  /** Of the whole list, not only of this page. */
  readonly unreadCount: number;
  /** Unread ones of each group of the filter. */
  readonly unreadByGroup: Readonly<Record<NotificationGroup, number>>;
  /** Null on the last page. */
  readonly nextCursor: string | null;
}
