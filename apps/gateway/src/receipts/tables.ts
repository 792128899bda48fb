import type { Generated } from 'kysely';

interface ReceiptsDueTable {
  /** `job:<id>`, or `topUp:<id of the charge>`. */
  subject: string;
  due_at: Date;
  attempts: Generated<number>;
}

interface ReceiptPartsTable {
  job_id: string;
  /** `price`, or `charge:<id>`. */
  part: string;
  document_id: string;
  /** The credit note that takes it off again; unset while it stands. */
  credited_by: Generated<string | null>;
}

/** Tables of the room `receipts`. */
export interface ReceiptsTables {
  receipts_due: ReceiptsDueTable;
  receipt_parts: ReceiptPartsTable;
}

declare module '../database/tables.ts' {
  interface Database extends ReceiptsTables {}
}
