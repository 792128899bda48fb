import type { Room } from '../platform/room.ts';
import { readInvoiceHolds } from './erasure-hold.ts';

/** Invoices of companies. */
export const invoices: Room = {
  name: 'invoices',
  tables: [],
  readHolds: readInvoiceHolds,
  open: () => ({ offers: {} }),
};
