import type { LocalText } from '../http/language.ts';

/** Texts of answers about the order of stops. */
export const optimiseTexts = {
  returnNotLast: { th: 'กรุณาให้ “กลับจุดรับ” เป็นจุดสุดท้าย', en: 'The return point must be the last stop.' },
} as const satisfies Record<string, LocalText>;
