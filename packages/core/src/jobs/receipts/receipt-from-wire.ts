import type { Static } from 'typebox';
import type { JobReceipt } from '../booking/new-job.ts';
import type { bookedReceipt as BookedReceipt } from './receipt-schema.ts';

/** Whom a receipt is made out to, out of the wire; null where none is wanted. */
export const receiptFromWire = (wire: Static<typeof BookedReceipt> | undefined): JobReceipt | null => {
  if (wire?.check !== true) return null;
  const { check: _check, ...receipt } = wire;
  return receipt;
};
