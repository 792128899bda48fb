import type { ReadHolds } from '../platform/erasure-hold.ts';
import { listUnbilledJobs } from './billing/unbilled-view.ts';
import { hasOpenInvoice } from './invoice-queries.ts';

/** Nothing may be open on an invoice, and no job may wait for its invoice. */
export const readInvoiceHolds: ReadHolds = async (db, { userId, now }) => {
  const isOwing =
    (await hasOpenInvoice(db, userId)) || (await listUnbilledJobs(db, { payerId: userId, before: soonAfter(now) })).length > 0;
  return isOwing ? ['unpaidInvoices'] : [];
};

/** Of a job that ends at this very moment, too. */
const soonAfter = (now: Date): Date => new Date(now.getTime() + 1);
