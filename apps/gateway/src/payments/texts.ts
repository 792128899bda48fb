import type { LocalText } from '../http/language.ts';

/** Texts of refusals. */
export const paymentTexts = {
  noPayments: {
    th: 'ตอนนี้ยังรับบัตรและพร้อมเพย์ไม่ได้ กรุณาจ่ายด้วยวิธีอื่น',
    en: 'Cards and PromptPay cannot be used at the moment. Please pay another way.',
  },
  noCard: {
    th: 'ยังไม่มีบัตรที่บันทึกไว้ กรุณาเพิ่มบัตรก่อน หรือจ่ายด้วยวิธีอื่น',
    en: 'You have no registered card yet. Please add one first, or pay another way.',
  },
  unknownCard: { th: 'ไม่พบบัตรนี้ กรุณาเลือกบัตรใหม่', en: 'We do not know this card. Please choose another.' },
  tooLow: (baht: number): LocalText => ({
    th: `ยอดต่ำเกินไป จ่ายด้วยบัตรได้ตั้งแต่ ${baht} บาท`,
    en: `The total is too low: a card can pay from ฿${baht}.`,
  }),
  tooLowPromptPay: (baht: number): LocalText => ({
    th: `ยอดต่ำเกินไป จ่ายด้วยพร้อมเพย์ได้ตั้งแต่ ${baht} บาท`,
    en: `The total is too low: PromptPay takes from ฿${baht}.`,
  }),
  tooLowBank: (baht: number): LocalText => ({
    th: `ยอดต่ำเกินไป จ่ายผ่านธนาคารหรือเคาน์เตอร์ได้ตั้งแต่ ${baht} บาท`,
    en: `The total is too low: banks and counters take from ฿${baht}.`,
  }),
  tooHigh: (baht: number): LocalText => ({
    th: `ยอดสูงเกินไป วิธีนี้จ่ายได้ครั้งละไม่เกิน ${baht.toLocaleString('en')} บาท กรุณาแบ่งจ่าย หรือจ่ายด้วยวิธีอื่น`,
    en: `The total is too high: this way takes up to ฿${baht.toLocaleString('en')} at once. Please pay in parts, or another way.`,
  }),
  cannotAddCard: {
    th: 'เพิ่มบัตรไม่สำเร็จ กรุณาลองบัตรอื่น หรือติดต่อธนาคารผู้ออกบัตร',
    en: 'The card could not be added. Please try another card, or contact the bank that issued it.',
  },
  silent: {
    th: 'ระบบบัตรไม่ตอบสนอง กรุณาลองใหม่อีกครั้งในอีกสักครู่',
    en: 'The card service does not answer. Please try again in a moment.',
  },
  unknownPayment: { th: 'ไม่พบรายการจ่ายเงินนี้', en: 'We do not know this payment.' },
  otherPayment: {
    th: 'รหัสรายการ (guid) นี้ใช้กับการจ่ายเงินรายการอื่นแล้ว',
    en: 'This guid has been used for another payment.',
  },
  tooManyCards: (minutes: number): LocalText => ({
    th: `ลองใช้บัตรใหม่หลายครั้งเกินไป กรุณาลองใหม่ในอีก ${minutes} นาที หรือจ่ายด้วยวิธีอื่น`,
    en: `Too many new cards were tried. Please try again in ${minutes} minutes, or pay another way.`,
  }),
  alreadyPaid: { th: 'รายการนี้จ่ายเงินแล้ว', en: 'This has been paid already.' },
  otherCustomer: { th: 'บัญชีผู้ใช้บัตรไม่ตรงกัน กรุณาลองใหม่', en: 'This is not your customer id. Please try again.' },
  cardAdded: { th: 'เพิ่มบัตรแล้ว', en: 'The card was added.' },
  cardSelected: { th: 'เลือกบัตรหลักแล้ว', en: 'This card is now the default one.' },
  cardDeleted: { th: 'ลบบัตรแล้ว', en: 'The card was deleted.' },
  cardUpdated: { th: 'บันทึกแล้ว', en: 'Saved.' },
} as const;
