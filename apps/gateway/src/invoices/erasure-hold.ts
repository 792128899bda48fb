import { addMonths, startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';
import { invoiceDueDate } from '@songwai/core/invoices/invoice-due';
import type { ReadHolds } from '../platform/erasure-hold.ts';
import { findLastInvoicedAt } from './invoiced-jobs-view.ts';

/** A job paid by invoice is billed in the next month; until that invoice was due, the account cannot be erased. */
export const readInvoiceHolds: ReadHolds = async (db, { userId, now }) => {
  const last = await findLastInvoicedAt(db, userId);
  const isUnpaid = last !== null && invoiceDueDate(addMonths(startOfBangkokMonth(last), 1)) > now;
  return isUnpaid ? ['unpaidInvoices'] : [];
};
