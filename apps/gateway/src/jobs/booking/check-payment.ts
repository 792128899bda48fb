import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import { type PayingCustomer, readPayingCustomer } from '../../pricing/customer-view.ts';
import { jobTexts } from '../texts.ts';

type Db = Parameters<typeof readPayingCustomer>[0];

/** The customer who books, and the company that the customer acts for. */
export interface Booker {
  readonly customer: PayingCustomer;
  readonly session: Pick<Session, 'company'>;
}

/**
 * Requires that this customer may pay this way: cash always; by invoice a company that is enabled for it, and its members with
 * the right to pay.
 *
 * @throws {BusinessRefusal} 422 with the reason, 403 for a member without the right.
 */
export async function requirePayment(db: Db, type: number, { customer, session }: Booker): Promise<void> {
  if (type === paymentType.cash) return;
  const field = 'paymentType';
  if (type !== paymentType.invoice) throw new BusinessRefusal({ code: 422, field, text: jobTexts.paymentNotYet });
  const { company } = session;
  if (company !== null && !company.rights.has('pay')) throw new BusinessRefusal({ code: 403, field, text: httpTexts.forbidden });
  const isOwner = company === null || company.companyId === customer.userId;
  const payer = isOwner ? customer : await readPayingCustomer(db, company.companyId, 'forShow');
  if (payer?.isCompany !== true || !payer.isInvoiceEnabled)
    throw new BusinessRefusal({ code: 422, field, text: jobTexts.invoiceNotAllowed });
}
