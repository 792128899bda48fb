import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { mayPay } from '../../http/callers/payer.ts';
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
 * Requires that this customer may pay this way: cash always; with the wallet, the cards and the invoice of a company its members
 * with the right to pay, and by invoice only where it is enabled.
 *
 * @throws {BusinessRefusal} 422 with the reason, 403 for a member without the right.
 */
export async function requirePayment(db: Db, type: number, { customer, session }: Booker): Promise<void> {
  if (type === paymentType.cash) return;
  const field = 'paymentType';
  const { company } = session;
  if (!mayPay(session)) throw new BusinessRefusal({ code: 403, field, text: httpTexts.forbidden });
  if (type !== paymentType.invoice) return;
  const isOwner = company === null || company.companyId === customer.userId;
  const payer = isOwner ? customer : await readPayingCustomer(db, company.companyId, 'forShow');
  if (payer?.isCompany !== true || !payer.isInvoiceEnabled)
    throw new BusinessRefusal({ code: 422, field, text: jobTexts.invoiceNotAllowed });
}
