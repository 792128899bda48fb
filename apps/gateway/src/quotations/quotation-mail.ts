import { formatLongDate } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import { formatBaht } from '@songwai/core/basics/money';
import type { Quotation } from './queries.ts';

interface Mail {
  readonly subject: string;
  readonly body: string;
}

/** The data of a mail beside the quotation. */
export interface MailFacts {
  readonly language: Language;
  /** Address of the PDF. */
  readonly link: string;
  /** Whether replies to the mail are read. */
  readonly isAnswered: boolean;
  /** Phone number of the support team. */
  readonly phone: string;
}

/** The next steps; suggests a reply only where replies are read. */
const howToGoOn = ({ language, isAnswered, phone }: MailFacts): string => {
  if (language === 'th')
    return isAnswered
      ? `หากต้องการเริ่มงานหรือปรับรายละเอียด ตอบกลับอีเมลนี้หรือโทร ${phone} ได้เลย`
      : `หากต้องการเริ่มงานหรือปรับรายละเอียด โทรหาเราได้ที่ ${phone}`;
  return isAnswered
    ? `To start, or to change anything, just reply to this mail or call ${phone}.`
    : `To start, or to change anything, please call ${phone}.`;
};

/** The mail with a quotation. */
export function writeQuotationMail(quotation: Quotation, facts: MailFacts): Mail {
  const { number, contact_name: name, total_satang: total, valid_until: validUntil } = quotation;
  const { language, link } = facts;
  const sum = formatBaht(total);
  const until = formatLongDate(validUntil, language);
  const end = howToGoOn(facts);
  if (language === 'th')
    return {
      subject: `ใบเสนอราคา ${number} จากส่งไว`,
      body: `เรียน คุณ${name}\n\nขอบคุณที่สนใจบริการคนขับรายเดือนของส่งไว ยอดรวม ${sum} ยืนราคาถึง ${until}\nเปิดใบเสนอราคา ${number} ได้ที่\n${link}\n\n${end}\nทีมส่งไว`,
    };
  return {
    subject: `Quotation ${number} from Songwai`,
    body: `Dear ${name},\n\nThank you for your interest in our monthly drivers. The total is ${sum}, valid until ${until}.\nOpen quotation ${number} here:\n${link}\n\n${end}\nThe Songwai team`,
  };
}

/** The copy for the sales team: the customer's contact data, then the customer's mail. */
export function writeSalesCopy(quotation: Quotation, mail: Mail): Mail {
  const { number, company_name: company, contact_name: name, remark } = quotation;
  const facts = [
    `ผู้ติดต่อ: ${name}`,
    `โทร: ${quotation.contact_phone}`,
    `อีเมล: ${quotation.email ?? '- (ลูกค้ายังไม่ได้รับใบเสนอราคาทางอีเมล)'}`,
    ...(company === '' ? [] : [`บริษัท: ${company}`]),
    ...(remark === '' ? [] : [`หมายเหตุ: ${remark}`]),
  ];
  return {
    subject: `ใบเสนอราคาใหม่ ${number}: ${company === '' ? name : company} ${formatBaht(quotation.total_satang)}`,
    body: `ลูกค้าขอใบเสนอราคาบริการคนขับรายเดือน กรุณาติดต่อกลับ\n\n${facts.join('\n')}\n\n---\n${mail.subject}\n\n${mail.body}`,
  };
}
