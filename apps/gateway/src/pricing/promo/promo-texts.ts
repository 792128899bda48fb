import type { LocalText } from '../../http/language.ts';
import type { PromoProblem } from './promo-rule.ts';

/** Reasons why a promo code is not valid, with the remedy. */
export const promoTexts: Readonly<Record<PromoProblem | 'unknown' | 'visitor', LocalText>> = {
  unknown: {
    th: 'โค้ดส่วนลดไม่ถูกต้องหรือหมดอายุแล้ว กรุณาตรวจสอบอีกครั้ง',
    en: 'This promo code is incorrect or has expired. Please check it.',
  },
  visitor: { th: 'กรุณาเข้าสู่ระบบเพื่อใช้โค้ดส่วนลด', en: 'Please log in to use a promo code.' },
  specialRate: {
    th: 'บัญชีของคุณใช้อัตราพิเศษอยู่แล้ว จึงใช้ร่วมกับโค้ดส่วนลดไม่ได้',
    en: 'Your account has special rates, which cannot be combined with promo codes.',
  },
  notYet: { th: 'โค้ดนี้ยังไม่ถึงวันเริ่มใช้ กรุณาลองใหม่ภายหลัง', en: 'This promo code is not valid yet. Please try it later.' },
  expired: { th: 'โค้ดนี้หมดอายุแล้ว กรุณาใช้โค้ดอื่น', en: 'This promo code has expired. Please use another.' },
  usedUp: { th: 'โค้ดนี้ถูกใช้ครบจำนวนแล้ว กรุณาใช้โค้ดอื่น', en: 'This promo code has been used up. Please use another.' },
  usedByYou: { th: 'คุณใช้โค้ดนี้ครบจำนวนครั้งแล้ว กรุณาใช้โค้ดอื่น', en: 'You have used this promo code up. Please use another.' },
  notForYou: { th: 'โค้ดนี้ใช้กับบัญชีของคุณไม่ได้ กรุณาใช้โค้ดอื่น', en: 'This promo code is not for your account. Please use another.' },
  otherService: {
    th: 'โค้ดนี้ใช้กับบริการที่เลือกไม่ได้ กรุณาเปลี่ยนบริการหรือใช้โค้ดอื่น',
    en: 'This promo code is for another service. Please change the service, or use another code.',
  },
  otherProvince: {
    th: 'โค้ดนี้ใช้กับจังหวัดของจุดรับของไม่ได้ กรุณาใช้โค้ดอื่น',
    en: 'This promo code is for pick-ups in another province. Please use another.',
  },
  fareTooLow: {
    th: 'ค่าส่งยังไม่ถึงยอดขั้นต่ำของโค้ดนี้ กรุณาใช้โค้ดอื่น',
    en: 'The fare is below the minimum of this promo code. Please use another.',
  },
};
