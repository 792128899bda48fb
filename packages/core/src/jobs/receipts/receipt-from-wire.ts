import type { Static } from 'typebox';
import type { bookedReceipt as BookedReceipt } from './receipt-schema.ts';

/** The addressee of a receipt. */
export interface JobReceipt {
  readonly companyName: string;
  readonly companyAddress: string;
  /** 13 digits. */
  readonly taxNumber: string;
  /** `00000` for the head office, else the branch's five digits; empty where it was never asked for. */
  readonly branch: string;
  /** 5 digits; empty where it was never asked for. */
  readonly postcode: string;
}

/** Maps a receipt's addressee from the wire; null if no receipt is wanted. */
export const receiptFromWire = (wire: Static<typeof BookedReceipt> | undefined): JobReceipt | null => {
  if (wire?.check !== true) return null;
  const { check: _check, branch = '', postcode = '', ...receipt } = wire;
  return { ...receipt, branch, postcode };
};
