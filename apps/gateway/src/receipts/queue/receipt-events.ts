import type { EventHandler } from '../../events/event-handler.ts';
import { type DueSubject, putReceiptsDue } from './queue-queries.ts';

const topUpKind = 'wallet.toppedUp';
/** After these a job may be paid. */
const jobKinds = ['jobs.completed', 'jobs.cancelled', 'jobs.charged', 'jobs.received'] as const;

/** Has jobs that are over and paid top-ups looked at. */
export const receiptEvents: EventHandler = {
  name: 'receipts',
  kinds: new Set([...jobKinds, topUpKind]),
  handle: (trx, events) =>
    putReceiptsDue(
      trx,
      new Map(
        events.map(({ kind, subject, at }): [DueSubject, Date] => [`${kind === topUpKind ? 'topUp' : 'job'}:${subject}`, at]),
      ),
    ),
};
