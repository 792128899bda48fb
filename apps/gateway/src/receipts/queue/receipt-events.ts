import type { EventHandler } from '../../events/event-handler.ts';
import { putReceiptDue } from './queue-queries.ts';

/** After these a job may be paid. */
const jobKinds: ReadonlySet<string> = new Set(['jobs.completed', 'jobs.cancelled', 'jobs.charged', 'jobs.received']);

/** Has jobs that are over and paid top-ups looked at. */
export const receiptEvents: EventHandler = {
  name: 'receipts',
  handle: async (trx, { kind, subject, at }) => {
    if (jobKinds.has(kind)) await putReceiptDue(trx, `job:${subject}`, at);
    if (kind === 'wallet.toppedUp') await putReceiptDue(trx, `topUp:${subject}`, at);
  },
};
