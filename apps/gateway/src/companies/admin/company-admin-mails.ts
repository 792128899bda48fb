import type { Mail } from '../../identity/mails.ts';

/** The reason of a decision and the site's address, for the message to the company. */
export interface CompanyWords {
  readonly reason: string;
  readonly publicUrl: string;
}

/** A message as mail and as text message. */
export interface CompanyNews {
  readonly mail: Mail;
  readonly text: string;
}

/**
 * The message that paying by invoice was switched on or off; in both languages, because several people read a company's mails.
 */
export function invoicingNews(isEnabled: boolean, { reason }: CompanyWords): CompanyNews {
  const subject = isEnabled
    ? 'บริษัทของคุณใช้ใบแจ้งหนี้รายเดือนได้แล้ว · Your company may pay by invoice'
    : 'บริษัทของคุณใช้ใบแจ้งหนี้รายเดือนไม่ได้แล้ว · Your company can no longer pay by invoice';
  const what = isEnabled
    ? { th: 'เลือกจ่ายด้วยใบแจ้งหนี้รายเดือนได้ตั้งแต่การจองครั้งต่อไป', en: 'You may choose to pay by invoice from your next booking on.' }
    : {
        th: 'การจองครั้งต่อไปกรุณาเลือกวิธีจ่ายอื่น งานที่จองไว้แล้วยังอยู่ในใบแจ้งหนี้รายเดือนตามเดิม',
        en: 'Please pay in another way from your next booking on. What was booked by invoice stays so.',
      };
  return {
    mail: { subject, body: `${what.th}\nเหตุผล: ${reason}\n\n${what.en}\nReason: ${reason}` },
    text: `Songwai: ${subject}`,
  };
}

/** The message that an administrator corrected a verified company's data. */
export function correctedNews(
  names: { readonly th: string; readonly en: string },
  { reason, publicUrl }: CompanyWords,
): CompanyNews {
  const subject = 'แก้ไขข้อมูลบริษัทของคุณแล้ว · Your company’s data were corrected';
  return {
    mail: {
      subject,
      body: `เราแก้ไข${names.th}ของบริษัทคุณแล้ว ดูข้อมูลได้ที่ ${publicUrl}/settings/company\nเหตุผล: ${reason}\nถ้าไม่ถูกต้อง กรุณาติดต่อฝ่ายการเงิน\n\nWe corrected your company’s ${names.en}. See ${publicUrl}/en/settings/company\nReason: ${reason}\nIf that is not right, please contact our finance team.`,
    },
    text: `Songwai: ${subject} ${publicUrl}/settings/company`,
  };
}

/** The message that a company should change its data and hand in documents again. */
export function reopenedNews(rests: boolean, { reason, publicUrl }: CompanyWords): CompanyNews {
  const subject = 'กรุณายืนยันข้อมูลบริษัทอีกครั้ง · Please verify your company again';
  const meanwhile = rests
    ? {
        th: '\nระหว่างนี้จ่ายด้วยใบแจ้งหนี้รายเดือนยังไม่ได้ และจะกลับมาใช้ได้เมื่อเอกสารผ่านแล้ว',
        en: '\nUntil your papers are checked you cannot pay by invoice; after that you can again.',
      }
    : { th: '', en: '' };
  return {
    mail: {
      subject,
      body: `คุณแก้ไขข้อมูลบริษัทและส่งเอกสารใหม่ได้แล้วที่ ${publicUrl}/settings/company\nเหตุผล: ${reason}${meanwhile.th}\n\nYou can change your company’s data and hand in papers again at ${publicUrl}/en/settings/company\nReason: ${reason}${meanwhile.en}`,
    },
    text: `Songwai: ${subject} ${publicUrl}/settings/company`,
  };
}
