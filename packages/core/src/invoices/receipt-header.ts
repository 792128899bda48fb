/** Maximum number of billing addresses per customer. */
export const receiptHeaderLimit = 50;

/** The addressee of receipts and invoices. */
export interface ReceiptHeader {
  readonly companyName: string;
  readonly address: string;
  /** 13 digits. */
  readonly taxNumber: string;
}

/** A billing address that a customer has saved. */
export interface SavedReceiptHeader extends ReceiptHeader {
  readonly id: string;
}
