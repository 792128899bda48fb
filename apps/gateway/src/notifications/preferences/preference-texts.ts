import type { LocalText } from '../../http/language.ts';

/** Texts of what users are notified of. */
export const preferenceTexts = {
  alwaysOn: {
    th: 'เรื่องนี้แจ้งเสมอ เพราะต้องให้คุณเลือกต่อหรือเกี่ยวกับความปลอดภัยของบัญชี',
    en: 'This is always announced, because it needs your decision or protects your account.',
  },
} as const satisfies Record<string, LocalText>;
