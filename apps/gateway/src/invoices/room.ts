import type { Room } from '../platform/room.ts';
import { readInvoiceHolds } from './erasure-hold.ts';

/** What companies are billed for. */
export const invoices: Room = {
  name: 'invoices',
  tables: [],
  readHolds: readInvoiceHolds,
  open: () => ({ offers: {} }),
};
