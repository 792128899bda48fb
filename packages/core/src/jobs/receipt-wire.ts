import type { Static } from 'typebox';
import type { JobReceipt } from './new-job.ts';
import type { bookedReceipt as BookedReceipt } from './receipt-schema.ts';

type WireReceipt = Static<typeof BookedReceipt>;

/** Whom a receipt is made out to, in the names of the wire. */
export const receiptToWire = ({ companyName, address, taxNumber }: JobReceipt): WireReceipt => ({
  check: true,
  companyName,
  companyAddress: address,
  taxNumber,
});

/** The same in our names; null where none is wanted. */
export const receiptFromWire = (wire: WireReceipt | undefined): JobReceipt | null =>
  wire?.check === true ? { companyName: wire.companyName, address: wire.companyAddress, taxNumber: wire.taxNumber } : null;
