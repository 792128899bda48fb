import type { NotificationKind } from '@songwai/core/notifications/notification';
import { notificationEventOf } from '@songwai/core/notifications/notification-event';
import type { EventHandler, StoredEvent } from '../events/event-handler.ts';
import type { Clock } from '../platform/deps.ts';
import { type Channels, noteDeliveries } from './deliveries/note-deliveries.ts';
import { type NotedJob, readNotedJobs, readSwitches } from './notification-view.ts';
import { isWanted } from './preferences/is-wanted.ts';
import { insertNotifications } from './queries.ts';

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
const countsOf = ({ kind, payload }: StoredEvent): { booked_count: number | null; failed_count: number | null } => {
  if (kind !== 'bulk.done') return { booked_count: null, failed_count: null };
  const { booked, failed } = payload as { readonly booked: number; readonly failed: number };
  return { booked_count: booked, failed_count: failed };
};

/** The kind of an event of a job; undefined for the booking of a file's trip: the file is announced when it is done. */
const jobKindOf = ({ kind }: StoredEvent, { isOfFile, wasLeftUnpaid }: NotedJob): NotificationKind | undefined => {
  const jobKind = jobKinds[kind];
  if (jobKind === 'jobBooked' && isOfFile) return undefined;
  return jobKind === 'jobCancelled' && wasLeftUnpaid ? 'jobUnpaid' : jobKind;
};

/** What an event is to a user. */
interface Concern {
  readonly event: StoredEvent;
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly subject: string;
}

function concernOf(event: StoredEvent, jobs: ReadonlyMap<string, NotedJob>): readonly Concern[] {
  const accountKind = accountKinds[event.kind];
  if (accountKind !== undefined) return [{ event, userId: event.subject, kind: accountKind, subject: subjectOf(event) }];
  const job = jobs.get(event.subject);
  const kind = job && jobKindOf(event, job);
  const userId = job?.bookerId ?? null;
  return kind === undefined || userId === null ? [] : [{ event, userId, kind, subject: event.subject }];
}

interface NotingParts {
  readonly clock: Clock;
  /** The channels of this gateway. */
  readonly channels: Channels;
}

/** Stores what happened for the users whom it concerns: in the list of their page, and what is to be sent of it on other channels. */
export const createNoteEvents = ({ clock, channels }: NotingParts): EventHandler => ({
  name: 'notifications',
  kinds: new Set([...Object.keys(jobKinds), ...Object.keys(accountKinds)]),
  handle: async (trx, events) => {
    const ofJobs = events.filter(({ kind }) => kind in jobKinds);
    const jobs = await readNotedJobs(trx, [...new Set(ofJobs.map(({ subject }) => subject))]);
    const concerns = events.flatMap((event) => concernOf(event, jobs));
    const switches = await readSwitches(trx, [...new Set(concerns.map(({ userId }) => userId))]);
    const noted = concerns.flatMap(({ event, userId, kind, subject }) => {
      const switched = switches.get(userId);
      if (switched === undefined) return [];
      const common = { event_id: event.id, created_at: event.at, read_at: null };
      const row = { ...common, user_id: userId, kind, subject, ...countsOf(event) };
      return [{ row, amountSatang: amountOf(event), switched, now: clock.now() }];
    });
    const shown = noted.filter(({ row, switched }) => isWanted(switched, notificationEventOf[row.kind], 'web'));
    await insertNotifications(
      trx,
      shown.map(({ row }) => row),
    );
    await noteDeliveries(trx, noted, channels);
  },
});
