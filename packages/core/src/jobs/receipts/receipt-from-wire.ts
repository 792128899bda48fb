import type { Static } from 'typebox';
import type { JobReceipt } from '../booking/booking-details.ts';
import type { bookedReceipt as BookedReceipt } from './receipt-schema.ts';

/** Maps a receipt's addressee from the wire; null if no receipt is wanted. */
export const receiptFromWire = (wire: Static<typeof BookedReceipt> | undefined): JobReceipt | null => {
  if (wire?.check !== true) return null;
  const { check: _check, ...receipt } = wire;
  return receipt;
};
