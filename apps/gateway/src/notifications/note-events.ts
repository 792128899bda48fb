import type { NotificationKind } from '@songwai/core/notifications/notification';
import { notificationEventOf } from '@songwai/core/notifications/notification-event';
import type { EventHandler, StoredEvent } from '../events/event-handler.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { type Channels, noteDeliveries } from './deliveries/note-deliveries.ts';
import { findBooker, hasUser, isOfFile, wasLeftUnpaid } from './notification-view.ts';
import { isWanted } from './preferences/is-wanted.ts';
import { readPreferences } from './preferences/preference-queries.ts';
import { insertNotification } from './queries.ts';

/** Events of jobs, which are for who booked the job. */
const jobKinds: Readonly<Record<string, NotificationKind>> = {
  'jobs.booked': 'jobBooked',
  'jobs.assigned': 'driverAssigned',
  'jobs.pickedUp': 'pickedUp',
  'jobs.completed': 'delivered',
  'jobs.cancelled': 'jobCancelled',
  'jobs.expired': 'noDriver',
  'jobs.receiverNoted': 'receiverSaid',
  'jobs.receiverPinned': 'receiverSaid',
};

/** Events of accounts, whose subject is the user to notify. */
const accountKinds: Readonly<Record<string, NotificationKind>> = {
  'bulk.done': 'fileBooked',
  'companies.memberJoined': 'memberJoined',
  'companies.verified': 'companyVerified',
  'companies.refused': 'companyRefused',
  'wallet.payoutPaid': 'payoutPaid',
  'wallet.payoutRefused': 'payoutRefused',
  'recurring.asked': 'recurringAsked',
  'recurring.missed': 'recurringMissed',
  'recurring.walletLow': 'recurringShort',
  'invoices.issued': 'invoiceIssued',
  'invoices.overdue': 'invoiceOverdue',
  'invoices.paid': 'invoicePaid',
  'pricing.creditExpiring': 'creditExpiring',
  'rewards.tierChanged': 'tierChanged',
  'rewards.friendRewarded': 'friendRewarded',
  'privacy.erasureAsked': 'erasureAsked',
  'chat.unread': 'chatMessage',
  'sessions.openedOnNewDevice': 'newDevice',
};

/** Fields of a payload that name what the notification is about. */
const subjectOf = ({ payload }: StoredEvent): string => {
  const names = ['memberId', 'sessionId', 'recurringId', 'bulkId', 'invoiceId', 'payoutId', 'tier', 'jobId'] as const;
  const fields = payload as Readonly<Record<(typeof names)[number], unknown>>;
  const subject = names.map((name) => fields[name]).find((value) => value !== undefined);
  return typeof subject === 'string' || typeof subject === 'number' ? String(subject) : '';
};

/** The money that an event names, in satang. */
const amountOf = ({ payload }: StoredEvent): number | null => {
  const names = ['amountSatang', 'receivedSatang', 'missingSatang'] as const;
  const fields = payload as Readonly<Record<(typeof names)[number], unknown>>;
  const amount = names.map((name) => fields[name]).find((value) => typeof value === 'number');
  return typeof amount === 'number' ? amount : null;
};

/** How many trips of a file were booked, and how many were not. */
const countsOf = ({ kind, payload }: StoredEvent): { booked_count?: number; failed_count?: number } => {
  if (kind !== 'bulk.done') return {};
  const { booked, failed } = payload as { readonly booked: number; readonly failed: number };
  return { booked_count: booked, failed_count: failed };
};

/** The kind of an event of a job; undefined for all other events, and for the booking of a file's trip: the file is announced when it is done. */
const jobKindOf = async (trx: Db, { kind, subject }: StoredEvent): Promise<NotificationKind | undefined> => {
  const jobKind = jobKinds[kind];
  if (jobKind === 'jobBooked' && (await isOfFile(trx, subject))) return undefined;
  return jobKind === 'jobCancelled' && (await wasLeftUnpaid(trx, subject)) ? 'jobUnpaid' : jobKind;
};

interface NotingParts {
  readonly clock: Clock;
  /** The channels of this gateway. */
  readonly channels: Channels;
}

/** Stores what happened for the users whom it concerns: in the list of their page, and what is to be sent of it on other channels. */
export const createNoteEvents = ({ clock, channels }: NotingParts): EventHandler => ({
  name: 'notifications',
  handle: async (trx, event) => {
    const common = { event_id: event.id, created_at: event.at, read_at: null };
    const jobKind = await jobKindOf(trx, event);
    const kind = jobKind ?? accountKinds[event.kind];
    if (kind === undefined) return;
    const userId = jobKind === undefined ? event.subject : await findBooker(trx, event.subject);
    if (userId === undefined || !(await hasUser(trx, userId))) return;
    const subject = jobKind === undefined ? subjectOf(event) : event.subject;
    const row = { ...common, user_id: userId, kind, subject, ...countsOf(event) };
    const switched = await readPreferences(trx, userId);
    if (isWanted(switched, notificationEventOf[kind], 'web')) await insertNotification(trx, row);
    await noteDeliveries(trx, { row, amountSatang: amountOf(event), switched, now: clock.now() }, channels);
  },
});
