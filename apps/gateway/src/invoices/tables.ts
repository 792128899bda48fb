/** A billing address that a customer has saved. */
interface ReceiptHeadersTable {
  id: string;
  user_id: string;
  company_name: string;
  address: string;
  /** 13 digits. */
  tax_number: string;
  created_at: Date;
  updated_at: Date;
}

/** Tables of the room `invoices`. */
export interface InvoicesTables {
  receipt_headers: ReceiptHeadersTable;
}

declare module '../database/tables.ts' {
  interface Database extends InvoicesTables {}
}
