import { addDays } from '@songwai/core/basics/bangkok-time';
import { daysOverdue, reminderDays } from '@songwai/core/invoices/invoice-due';
import { recordEvent } from '../../events/queries.ts';
import type { Db } from '../../platform/db.ts';
import { transact } from '../../platform/transact.ts';
import type { BillingDeps } from '../billing/bill-payer.ts';
import type { InvoiceRow } from '../invoice-queries.ts';
import { issuedMessage, overdueMessage } from '../messages.ts';
import { writeToPayer } from '../write-to-payer.ts';
import { nextCivilMoment } from './civil-hour.ts';
import { setNextReminder, takeToWrite } from './reminder-queries.ts';

type WriteDeps = Pick<BillingDeps, 'db' | 'clock' | 'publicUrl' | 'leastSatang'>;

/** The day's news of an invoice: it was issued, or it is overdue. */
interface News {
  readonly invoice: InvoiceRow;
  readonly days: number;
  readonly link: string;
  readonly at: Date;
}

async function writeIssued(trx: Db, { invoice, link, at }: News): Promise<void> {
  const { id, payer_id: payerId, month, due_at: dueAt } = invoice;
  await recordEvent(trx, { kind: 'invoices.issued', subject: payerId, payload: { invoiceId: id }, at });
  const message = issuedMessage({ month, amountSatang: invoice.subtotal_satang + invoice.vat_satang, dueAt }, link);
  await writeToPayer(trx, payerId, { purpose: 'invoice', at, ...message });
}

async function writeOverdue(trx: Db, { invoice, days, link, at }: News): Promise<void> {
  const { id, payer_id: payerId, number, open_satang: openSatang } = invoice;
  await recordEvent(trx, { kind: 'invoices.overdue', subject: payerId, payload: { invoiceId: id, days }, at });
  await writeToPayer(trx, payerId, { purpose: 'invoiceOverdue', at, ...overdueMessage({ number, openSatang, days }, link) });
}

/**
 * Writes to the next payer whose invoice was issued or is overdue, in one transaction, so that nobody is written to twice, and only at
 * a civil hour, though invoices are made after midnight. Where several reminders were missed, one is enough. Of a rest that cannot be
 * paid by itself nobody is reminded.
 *
 * @returns whether there was one.
 */
export const writeToNextPayer = async ({ db, clock, publicUrl, leastSatang }: WriteDeps): Promise<boolean> => {
  const at = clock.now();
  if (nextCivilMoment(at) > at) return false;
  return transact(db, async (trx) => {
    const invoice = await takeToWrite(trx, at);
    if (invoice === undefined) return false;
    const { id, due_at: dueAt, open_satang: openSatang } = invoice;
    const days = daysOverdue(dueAt, at);
    const isTooSmall = days > 0 && openSatang < leastSatang;
    const next = isTooSmall ? undefined : reminderDays.find((day) => day > days);
    await setNextReminder(trx, id, next === undefined ? null : addDays(dueAt, next));
    const news: News = { invoice, days, link: `${publicUrl}/invoice/${id}`, at };
    if (days === 0) await writeIssued(trx, news);
    else if (!isTooSmall) await writeOverdue(trx, news);
    return true;
  });
};
