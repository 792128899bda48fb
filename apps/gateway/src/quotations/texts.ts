import type { LocalText } from '../http/language.ts';

/** Texts of answers about quotations. */
export const quotationTexts = {
  made: { th: 'ออกใบเสนอราคาเรียบร้อยแล้ว', en: 'Your quotation is ready.' },
  accepted: { th: 'รับทราบแล้ว ทีมขายจะติดต่อกลับเพื่อเริ่มงาน', en: 'Thank you. Our sales team will contact you to get started.' },
  expired: {
    th: 'ใบเสนอราคานี้เลยวันยืนราคาแล้ว กรุณาขอใบใหม่',
    en: 'This quotation is not valid any more. Please ask for a new one.',
  },
  notFound: { th: 'ไม่พบใบเสนอราคานี้', en: 'There is no such quotation.' },
  startRequired: { th: 'กรุณาระบุวันเริ่มงาน', en: 'Please choose the first working day.' },
  startTooEarly: { th: 'วันเริ่มงานต้องเป็นวันพรุ่งนี้หรือหลังจากนั้น', en: 'The first working day must be tomorrow or later.' },
  startTooLate: { th: 'วันเริ่มงานต้องอยู่ภายใน 90 วัน', en: 'The first working day must be within 90 days.' },
  driversTooFew: { th: 'กรุณาเลือกคนขับอย่างน้อย 1 คน', en: 'Please hire at least one driver.' },
  daysPerWeek: { th: 'เลือกวันทำงานได้สัปดาห์ละ 1-6 วัน', en: 'A week has 1 to 6 working days.' },
  nameRequired: { th: 'กรุณาระบุชื่อผู้ติดต่อ', en: 'Please give a contact name.' },
  phoneInvalid: { th: 'เบอร์โทรศัพท์ไม่ถูกต้อง', en: 'The phone number is not valid.' },
  emailInvalid: { th: 'อีเมลไม่ถูกต้อง', en: 'The e-mail address is not valid.' },
  taxIdInvalid: { th: 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง', en: 'The tax id is not valid.' },
  tooMany: {
    th: 'วันนี้ขอใบเสนอราคาครบจำนวนแล้ว กรุณาลองใหม่พรุ่งนี้หรือติดต่อเจ้าหน้าที่',
    en: 'You have asked for many quotations today. Please try again tomorrow, or contact support.',
  },
} as const satisfies Record<string, LocalText>;
