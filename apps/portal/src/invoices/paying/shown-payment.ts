import type { InvoiceStage } from '@songwai/core/invoices/paying/invoice-flow-state';
import type { Payment } from '@songwai/core/payments/payment';

/** The payment to be shown: the one that runs, or the one before it until then. */
export const shownPayment = (stage: InvoiceStage): Payment | null => {
  if (stage.status === 'paying') return stage.payment;
  return stage.status === 'starting' ? stage.before : null;
};
