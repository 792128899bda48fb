import type { LocalText } from '../http/language.ts';

/** Texts of answers about the order of stops. */
export const optimiseTexts = {
  returnNotLast: { th: 'กรุณาให้ “กลับจุดรับ” เป็นจุดสุดท้าย', en: 'The return point must be the last stop.' },
  tooFewVehicles: (drops: number, vehicles: number): LocalText => ({
    th: `${drops} จุดส่งต้องใช้รถอย่างน้อย ${vehicles} คัน เพราะรถ 1 คันส่งได้ไม่เกิน 9 จุด`,
    en: `${drops} drop-offs need at least ${vehicles} vehicles: one takes at most 9.`,
  }),
} as const;
