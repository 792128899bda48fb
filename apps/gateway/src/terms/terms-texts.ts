import type { LocalText } from '../http/language.ts';

/** Answers about terms. */
export const termsTexts = {
  accepted: { th: 'บันทึกการยอมรับข้อกำหนดแล้ว', en: 'Your acceptance of the terms is recorded.' },
  needed: {
    th: 'กรุณายอมรับนโยบายความเป็นส่วนตัวและข้อกำหนดการใช้งาน ข้อนี้จำเป็น หากไม่ยอมรับ จะใช้บริการไม่ได้',
    en: 'This is mandatory. You will be unable to use the service unless you accept the privacy policy, terms and conditions.',
  },
  nothing: {
    th: 'กรุณาระบุฉบับของข้อกำหนดที่ยอมรับ',
    en: 'Please say which version of the terms you accept.',
  },
  noPartnerTerms: {
    th: 'ไม่มีข้อกำหนดของพาร์ตเนอร์ที่ต้องยอมรับ',
    en: 'There are no terms of a partner for you to accept.',
  },
  changed: {
    th: 'ข้อกำหนดมีฉบับใหม่กว่านี้ กรุณาอ่านฉบับปัจจุบันแล้วกดยอมรับอีกครั้ง',
    en: 'There is a newer version of the terms. Please read the present one and accept it.',
  },
} as const satisfies Record<string, LocalText>;
