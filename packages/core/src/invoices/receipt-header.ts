import type { Addressee } from '../tax-documents/addressee.ts';

/** Maximum number of billing addresses per customer. */
export const receiptHeaderLimit = 50;

/** The addressee of receipts and invoices. */
export type ReceiptHeader = Addressee;

/** A billing address that a customer has saved. */
export interface SavedReceiptHeader extends ReceiptHeader {
  readonly id: string;
}
