import type { LocalText } from '../http/language.ts';

/** Texts of refusals of the room `news`. */
export const newsTexts = {
  notThere: {
    th: 'ไม่พบข่าวหรือโปรโมชันนี้ อาจหมดเวลาแล้ว',
    en: 'There is no such news or promotion. It may have ended.',
  },
  noPicture: { th: 'ไม่พบรูปนี้ กรุณาอัปโหลดรูปอีกครั้ง', en: 'There is no such picture. Please upload it again.' },
  noPromo: { th: 'ไม่มีโค้ดนี้ในระบบ', en: 'There is no such promo code.' },
  promoOfNews: { th: 'ข่าวมีโค้ดไม่ได้ กรุณาเลือกเป็นโปรโมชัน', en: 'Only a promotion can have a code.' },
  topicOfPromotion: { th: 'โปรโมชันไม่มีหมวดข่าว', en: 'A promotion has no topic.' },
  noTier: { th: 'กรุณาเลือกระดับลูกค้า', en: 'Please choose a tier.' },
  notAMoment: { th: 'วันหรือเวลาไม่ถูกต้อง', en: 'This date or time does not exist.' },
  endsTooEarly: { th: 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม', en: 'The end must be after the beginning.' },
  empty: { th: 'กรุณากรอกข้อความ', en: 'Please write something.' },
  unreadable: {
    th: 'แสดงข้อความนี้ไม่ได้ มีการซ้อนกันหลายชั้นเกินไปหรือมีเครื่องหมายซ้ำกันยาวเกินไป',
    en: 'This text cannot be shown: it is nested too deeply, or has too many signs in a row.',
  },
} as const satisfies Record<string, LocalText>;
