import { formatLongDate } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import type { Language } from '../../http/language.ts';
import type { Quotation } from './queries.ts';

/** The mail that brings a quotation. */
export function writeLetter(
  quotation: Quotation,
  { language, link }: { readonly language: Language; readonly link: string },
): { readonly subject: string; readonly body: string } {
  const { number, contact_name: name, total_satang: total, valid_until: validUntil } = quotation;
  const sum = formatBaht(total);
  const until = formatLongDate(validUntil, language);
  if (language === 'th')
    return {
      subject: `ใบเสนอราคา ${number} จากส่งไว`,
      body: `เรียน คุณ${name}\n\nขอบคุณที่สนใจบริการคนขับรายเดือนของส่งไว ยอดรวม ${sum} ยืนราคาถึง ${until}\nเปิดใบเสนอราคา ${number} ได้ที่\n${link}\n\nหากต้องการเริ่มงานหรือปรับรายละเอียด ตอบกลับอีเมลนี้ได้เลย\nทีมส่งไว`,
    };
  return {
    subject: `Quotation ${number} from Songwai`,
    body: `Dear ${name},\n\nThank you for your interest in our monthly drivers. The total is ${sum}, valid until ${until}.\nOpen quotation ${number} here:\n${link}\n\nTo start, or to change anything, just reply to this mail.\nThe Songwai team`,
  };
}
