import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { sql } from 'kysely';
import { mayPay } from '../../http/callers/payer.ts';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import { type PayingCustomer, readPayingCustomer } from '../../pricing/customer-view.ts';
import { jobTexts } from '../texts.ts';
import type { InvoicePause } from './storing/invoice-pause.ts';

type Db = Parameters<typeof readPayingCustomer>[0];

/** Refuses a booking by invoice while an invoice is long overdue. @throws {BusinessRefusal} 422 `invoice_overdue`. */
export function requireInvoicesPaid(isPaused: boolean): void {
  if (!isPaused) return;
  throw new BusinessRefusal({
    code: 422,
    field: 'paymentType',
    text: jobTexts.invoiceOverdue,
    fields: { reason: 'invoice_overdue' },
  });
}

/** The same, where nothing else is read together with it. */
export async function requireInvoicesPaidNow(
  db: Db,
  type: number,
  { invoicePause, ...asked }: { readonly invoicePause: InvoicePause; readonly payerId: string; readonly now: Date },
): Promise<void> {
  if (type !== paymentType.invoice) return;
  const { rows } = await sql<{ isPaused: boolean }>`select ${invoicePause(asked)} as "isPaused"`.execute(db);
  requireInvoicesPaid(rows[0]?.isPaused === true);
}

/** The customer who books, and the company that the customer acts for. */
export interface Booker {
  readonly customer: PayingCustomer;
  readonly session: Pick<Session, 'company'>;
}

/**
 * Requires that this customer may pay this way: cash always; with the wallet, the cards and the invoice of a company its members
 * with the right to pay, and by invoice only where the company is verified and it is enabled.
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
  if (payer?.isCompany === true && payer.isInvoiceEnabled) return;
  const isUnverified = payer?.isCompany === true && !payer.isVerified;
  const text = isUnverified ? jobTexts.invoiceNotVerified : jobTexts.invoiceNotAllowed;
  throw new BusinessRefusal({ code: 422, field, text, ...(isUnverified && { fields: { reason: 'company_not_verified' } }) });
}
