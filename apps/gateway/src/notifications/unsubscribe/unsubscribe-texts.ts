import type { LocalText } from '../../http/language.ts';

/** Texts of links in mails. */
export const unsubscribeTexts = {
  notOurs: {
    th: 'ลิงก์นี้ใช้ไม่ได้แล้ว เลือกอีเมลที่จะรับได้ในหน้าตั้งค่า',
    en: 'This link does not work any more. You can choose your mails in the settings.',
  },
  tooOften: {
    th: 'ลองหลายครั้งเกินไป กรุณาลองใหม่ภายหลัง',
    en: 'That was tried often. Please try again later.',
  },
} as const satisfies Record<string, LocalText>;
