import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import { invoicePauseDays } from '@songwai/core/invoices/invoice-due';
import type { LocalText } from '../http/language.ts';
import type { PrivateMessage } from '../identity/contacts/notify-owner.ts';
import { wireMonth } from './billing/billed-month.ts';

type Message = Pick<PrivateMessage, 'mail' | 'text'>;

/** In both languages, because several people read a company's mails. */
const inBoth = (subject: LocalText, body: LocalText, link: string): Message => ({
  mail: { subject: `${subject.th} · ${subject.en}`, body: `${body.th}\n\n${body.en}\n\n${link}` },
  text: `Songwai: ${subject.th} ${link}`,
});

/** The invoice of a month was issued. */
export function issuedMessage(
  { month, amountSatang, dueAt }: { readonly month: string; readonly amountSatang: number; readonly dueAt: Date },
  link: string,
): Message {
  const [sum, due, of] = [formatBaht(amountSatang), bangkokDate(dueAt), wireMonth(month)];
  return inBoth(
    { th: `ใบแจ้งหนี้เดือน ${of} ยอด ${sum}`, en: `Your invoice for ${of}: ${sum}` },
    {
      th: `ออกใบแจ้งหนี้เดือน ${of} แล้ว ยอด ${sum} กรุณาชำระภายใน ${due}`,
      en: `The invoice for ${of} is there: ${sum}, to be paid by ${due}.`,
    },
    link,
  );
}

/** What is left of an invoice is overdue. */
export function overdueMessage(
  { number, openSatang, days }: { readonly number: string; readonly openSatang: number; readonly days: number },
  link: string,
): Message {
  const sum = formatBaht(openSatang);
  return inBoth(
    { th: `ใบแจ้งหนี้ ${number} เกินกำหนด ${days} วัน ค้างชำระ ${sum}`, en: `Invoice ${number} is ${days} days overdue: ${sum}` },
    {
      th: `กรุณาชำระ ${sum} ถ้าเกินกำหนดมากกว่า ${invoicePauseDays} วัน จะจองด้วยใบแจ้งหนี้ไม่ได้จนกว่าจะชำระ`,
      en: `Please pay ${sum}. Once it is more than ${invoicePauseDays} days overdue, you cannot book by invoice until it is paid.`,
    },
    link,
  );
}

/** Money for an invoice has come. */
export function paidMessage(
  {
    number,
    receivedSatang,
    openSatang,
  }: { readonly number: string; readonly receivedSatang: number; readonly openSatang: number },
  link: string,
): Message {
  const [sum, left] = [formatBaht(receivedSatang), formatBaht(openSatang)];
  return inBoth(
    { th: `ได้รับชำระ ${sum} สำหรับใบแจ้งหนี้ ${number}`, en: `We received ${sum} for invoice ${number}` },
    openSatang === 0
      ? { th: 'ชำระครบแล้ว ขอบคุณค่ะ', en: 'It is paid in full. Thank you.' }
      : { th: `ยังค้างชำระ ${left}`, en: `${left} are left to pay.` },
    link,
  );
}
