import type { Language } from '@songwai/core/basics/language';
import { recordEvent } from '../events/queries.ts';
import { queueMail } from '../messages/queue-queries.ts';
import type { Db } from '../platform/db.ts';
import type { Quotation } from './queries.ts';
import { writeAcceptance, writeAcceptedCopy, writeQuotationMail, writeSalesCopy } from './quotation-mail.ts';

export interface QuotationMail {
  /** The address of a token's PDF in a language. */
  readonly linkOf: (token: string, language: Language) => string;
  /** The sales team's address: gets a copy of each mail and the replies. Absent: no mail is sent. */
  readonly salesMail: string | undefined;
  /** The phone number for customers. */
  readonly readSupportPhone: (trx: Db) => Promise<string>;
}

/** Queues the mails to customer and sales team, and the event, in the transaction that inserts the quotation. */
export async function notifyOfQuotation(
  trx: Db,
  { linkOf, salesMail, readSupportPhone }: QuotationMail,
  given: { readonly quotation: Quotation; readonly language: Language },
): Promise<void> {
  const { quotation, language } = given;
  const { number, token, email, created_at: at } = quotation;
  const phone = await readSupportPhone(trx);
  const mail = writeQuotationMail(quotation, {
    language,
    link: linkOf(token, language),
    isAnswered: salesMail !== undefined,
    phone,
  });
  if (email !== null) await queueMail(trx, { ...mail, to: email, replyTo: salesMail, purpose: 'quotation', at });
  if (salesMail !== undefined) {
    const copy = writeSalesCopy(quotation, mail);
    await queueMail(trx, { ...copy, to: salesMail, replyTo: email ?? undefined, purpose: 'quotationCopy', at });
  }
  const { package_id: packageId, drivers, months, total_satang: totalSatang } = quotation;
  await recordEvent(trx, { kind: 'orders.quoted', subject: number, payload: { packageId, drivers, months, totalSatang }, at });
}

/** Queues the mails to sales team and customer, and the event, in the transaction that accepts the quotation. */
export async function notifyOfAcceptance(
  trx: Db,
  { linkOf, salesMail }: QuotationMail,
  given: { readonly quotation: Quotation; readonly language: Language; readonly at: Date },
): Promise<void> {
  const { quotation, language, at } = given;
  const { number, token, email } = quotation;
  const mail = writeAcceptance(quotation, { language, link: linkOf(token, language) });
  if (email !== null) await queueMail(trx, { ...mail, to: email, replyTo: salesMail, purpose: 'quotationAccepted', at });
  if (salesMail !== undefined) {
    const copy = writeAcceptedCopy(quotation, linkOf(token, 'th'));
    await queueMail(trx, { ...copy, to: salesMail, replyTo: email ?? undefined, purpose: 'quotationAcceptedCopy', at });
  }
  const { package_id: packageId, drivers, months, total_satang: totalSatang } = quotation;
  await recordEvent(trx, {
    kind: 'orders.quotationAccepted',
    subject: number,
    payload: { packageId, drivers, months, totalSatang },
    at,
  });
}
