import { addMonths, startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';
import { invoiceDueDate } from '@songwai/core/invoices/invoice-due';
import type { ReadHolds } from '../platform/erasure-hold.ts';
import { findLastInvoicedAt } from './invoiced-jobs-view.ts';

/** Jobs by invoice come onto the invoice of the next month: until that was due, the customer has something to pay and keeps its account. */
export const readInvoiceHolds: ReadHolds = async (db, { userId, now }) => {
  const last = await findLastInvoicedAt(db, userId);
  const isUnpaid = last !== null && invoiceDueDate(addMonths(startOfBangkokMonth(last), 1)) > now;
  return isUnpaid ? ['unpaidInvoices'] : [];
};
