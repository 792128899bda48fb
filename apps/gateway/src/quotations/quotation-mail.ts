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

/** The contact's data, a line each. */
const contactLines = (quotation: Quotation): readonly string[] => {
  const { company_name: company, remark } = quotation;
  return [
    `ผู้ติดต่อ: ${quotation.contact_name}`,
    `โทร: ${quotation.contact_phone}`,
    `อีเมล: ${quotation.email ?? '- (ลูกค้ายังไม่ได้รับใบเสนอราคาทางอีเมล)'}`,
    ...(company === '' ? [] : [`บริษัท: ${company}`]),
    ...(remark === '' ? [] : [`หมายเหตุ: ${remark}`]),
  ];
};

const customerOf = ({ company_name: company, contact_name: name }: Quotation): string => (company === '' ? name : company);

/** The copy for the sales team: the customer's contact data, then the customer's mail. */
export function writeSalesCopy(quotation: Quotation, mail: Mail): Mail {
  return {
    subject: `ใบเสนอราคาใหม่ ${quotation.number}: ${customerOf(quotation)} ${formatBaht(quotation.total_satang)}`,
    body: `ลูกค้าขอใบเสนอราคาบริการคนขับรายเดือน กรุณาติดต่อกลับ\n\n${contactLines(quotation).join('\n')}\n\n---\n${mail.subject}\n\n${mail.body}`,
  };
}

/** The mail to a customer who has accepted a quotation. */
export function writeAcceptance(
  { number, contact_name: name, contact_phone: phone, starts_at: startsAt }: Quotation,
  { language, link }: Pick<MailFacts, 'language' | 'link'>,
): Mail {
  const start = formatLongDate(startsAt, language);
  if (language === 'th')
    return {
      subject: `รับใบเสนอราคา ${number} แล้ว`,
      body: `เรียน คุณ${name}\n\nขอบคุณที่เลือกส่งไว เราได้รับการยืนยันใบเสนอราคา ${number} แล้ว ทีมขายจะโทรหา ${phone} เพื่อนัดรายละเอียดก่อนเริ่มงานวันที่ ${start}\n${link}\n\nทีมส่งไว`,
    };
  return {
    subject: `Quotation ${number} is accepted`,
    body: `Dear ${name},\n\nThank you for choosing Songwai. You have accepted quotation ${number}. Our sales team will call ${phone} to settle the details before work starts on ${start}.\n${link}\n\nThe Songwai team`,
  };
}

/** The sales team's message that a customer has accepted. */
export function writeAcceptedCopy(quotation: Quotation, link: string): Mail {
  const start = formatLongDate(quotation.starts_at, 'th');
  return {
    subject: `ลูกค้ารับใบเสนอราคา ${quotation.number}: ${customerOf(quotation)} ${formatBaht(quotation.total_satang)}`,
    body: `ลูกค้ารับใบเสนอราคาแล้ว เริ่มงานวันที่ ${start} กรุณาโทรนัดรายละเอียด\n\n${contactLines(quotation).join('\n')}\n\n${link}`,
  };
}
