import { furthestStartDays, mostRecurrences } from '@songwai/core/recurring/recurrence';
import type { LocalText } from '../http/language.ts';

/** Texts of the room `recurring`. */
export const recurringTexts = {
  notFound: { th: 'ไม่พบการจองประจำนี้ในบัญชีของคุณ', en: 'There is no such recurring booking in your account.' },
  created: { th: 'ตั้งจองประจำแล้ว', en: 'The recurring booking is set up.' },
  changed: { th: 'บันทึกแล้ว', en: 'Saved' },
  ended: { th: 'การจองประจำนี้สิ้นสุดแล้ว จึงแก้ไขไม่ได้', en: 'This recurring booking has ended and cannot be changed.' },
  tooMany: {
    th: `มีจองประจำครบ ${mostRecurrences} รายการแล้ว กรุณาเลิกรายการที่ไม่ใช้ก่อน`,
    en: `You have ${mostRecurrences} recurring bookings already. Please end one that you no longer need.`,
  },
  notForGuests: {
    th: 'จองประจำได้เฉพาะลูกค้าที่เข้าสู่ระบบกับส่งไวโดยตรง',
    en: 'Recurring bookings are only for customers who sign in with Songwai itself.',
  },
  badDate: { th: 'วันที่ไม่ถูกต้อง', en: 'This is not a date.' },
  startTooFar: {
    th: `เริ่มได้ไม่เกิน ${furthestStartDays} วันข้างหน้า`,
    en: `It can begin at most ${furthestStartDays} days ahead.`,
  },
  startOver: { th: 'วันที่เริ่มผ่านไปแล้ว กรุณาเลือกตั้งแต่วันนี้', en: 'The first day has passed. Please choose today or later.' },
  endBeforeStart: { th: 'วันสุดท้ายต้องไม่ก่อนวันที่เริ่ม', en: 'The last day is before the first.' },
  noDays: {
    th: 'ไม่มีวันส่งเลยในช่วงนี้ กรุณาเลือกวันเพิ่มหรือเลื่อนวันสุดท้าย',
    en: 'There is no day to send on between these dates. Please choose more days or a later end.',
  },
  tooWide: { th: 'ดูได้ครั้งละไม่เกิน 100 วัน', en: 'At most 100 days can be shown at once.' },
  dearer: {
    th: 'ราคาต่อครั้งเปลี่ยนไปแล้ว กรุณาดูราคาใหม่ก่อนยืนยัน',
    en: 'The price of a trip has changed. Please see the new one before you confirm.',
  },
  dayOver: { th: 'ถึงเวลาของวันนี้แล้ว จึงแก้ไขไม่ได้', en: 'The time of this day has come, so it cannot be changed.' },
  notADay: { th: 'วันนี้ไม่ได้อยู่ในการจองประจำ', en: 'This is not a day of the recurring booking.' },
  beingMade: { th: 'กำลังจองอยู่พอดี กรุณาลองใหม่ในอีกสักครู่', en: 'It is being booked right now. Please try again in a moment.' },
  bookedAlready: { th: 'วันนี้จองไว้แล้ว', en: 'This day is booked already.' },
  nothingToDecide: { th: 'วันนี้ไม่มีอะไรต้องตัดสินใจแล้ว', en: 'There is nothing to decide about this day any more.' },
  noPayer: {
    th: 'จองไม่ได้ เพราะบัญชีนี้ถูกระงับหรือไม่มีสิทธิ์จองแล้ว',
    en: 'It cannot be booked, because the account is suspended or may no longer book.',
  },
} as const satisfies Record<string, LocalText>;
