import { formatLongDate } from '@songwai/core/basics/bangkok-time';
import { business } from '@songwai/core/i18n/texts/th/site/business';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import type { Enquiry } from '../queries.ts';

/** The number that the sales team sees, in the CRM and in mails. */
export const enquiryNumber = ({ id }: Pick<Enquiry, 'id'>): string => `ENQ-${id}`;

const listOf = (names: readonly string[]): string => names.join(', ');

/** What was chosen, in the words of the form. */
export const chosenWords = ({ business_type: type, delivery_types: goods, vehicle_types: vehicles }: Enquiry) => ({
  businessType: type === null ? '' : business[`business.type.${type}`],
  goods: listOf(goods.map((each) => business[`business.goods.${each}`])),
  vehicles: listOf(vehicles.map((each) => business[`business.vehicle.${each}`])),
});

/** What an enquiry says, in Thai for the sales team: a name and a value a line; what was left empty is left out. */
export function enquiryLines(enquiry: Enquiry): readonly (readonly [name: string, value: string])[] {
  const { businessType, goods, vehicles } = chosenWords(enquiry);
  const { monthly_deliveries: monthly } = enquiry;
  const accepted = `ฉบับ ${enquiry.terms_version} เมื่อ ${formatLongDate(enquiry.accepted_at, 'th')}`;
  return [
    ['เลขที่', enquiryNumber(enquiry)],
    ['ธุรกิจ', enquiry.business_name],
    ['ประเภทธุรกิจ', businessType],
    ['ผู้ติดต่อ', enquiry.contact_name],
    ['ชื่อ-นามสกุล', enquiry.full_name],
    ['มือถือ', formatPhone(enquiry.phone)],
    ['อีเมล', enquiry.email ?? ''],
    ['ส่งอะไรบ้าง', goods],
    ['ใช้รถแบบไหน', vehicles],
    ['งานต่อเดือนโดยประมาณ', monthly === null ? '' : monthly.toLocaleString('en-US')],
    ['ความต้องการ', enquiry.remark],
    ['ภาษาที่ใช้', enquiry.language === 'th' ? 'ไทย' : 'อังกฤษ'],
    ['ยอมรับนโยบายและข้อกำหนด', accepted],
    ['รับข่าวโปรโมชัน', enquiry.wants_promotions ? 'รับ' : 'ไม่รับ'],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[name, value] as const]));
}
