import type { Enquiry } from '../queries.ts';
import { enquiryLines, enquiryNumber } from './enquiry-lines.ts';

/** The mail to the sales team about an enquiry that no CRM has. */
export function writeSalesMail(enquiry: Enquiry, { isCrmDown }: { readonly isCrmDown: boolean }) {
  const { business_name: name, revision } = enquiry;
  const lines = enquiryLines(enquiry).map(([label, value]) => `${label}: ${value}`);
  const why = isCrmDown ? 'ระบบ CRM ไม่รับข้อมูลนี้ กรุณาบันทึกเองหรือให้ผู้ดูแลส่งอีกครั้ง\n' : '';
  const what = revision === 1 ? 'ธุรกิจใหม่ขอให้ติดต่อกลับ' : 'ผู้ติดต่อแก้ไขข้อมูลที่ส่งไว้';
  return {
    subject: `${what} ${enquiryNumber(enquiry)}: ${name}`,
    body: `${what} กรุณาโทรกลับ\n${why}\n${lines.join('\n')}\n`,
  };
}
