import { paymentType } from '@songwai/core/jobs/payment-type';
import { BusinessRefusal } from '../http/refusal.ts';
import type { PayingCustomer } from '../pricing/customer-queries.ts';
import { jobTexts } from './texts.ts';

/**
 * Whether this customer may pay this way: cash always, by invoice companies that are enabled for it.
 *
 * @throws {BusinessRefusal} 422 with the reason.
 */
export function requirePayment(type: number, customer: PayingCustomer): void {
  if (type === paymentType.cash) return;
  if (type !== paymentType.invoice) throw new BusinessRefusal({ code: 422, field: 'paymentType', text: jobTexts.paymentNotYet });
  if (!customer.isCompany || !customer.isInvoiceEnabled)
    throw new BusinessRefusal({ code: 422, field: 'paymentType', text: jobTexts.invoiceNotAllowed });
}
