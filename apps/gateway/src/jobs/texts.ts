import type { PickUpProblem } from '@songwai/core/jobs/pick-up-window';
import type { LocalText } from '../http/language.ts';

/** What the room `jobs` answers. */
export const jobTexts = {
  booked: { th: 'จองเรียบร้อยแล้ว', en: 'Booked' },
  cancelled: { th: 'ยกเลิกงานเรียบร้อยแล้ว', en: 'The job is cancelled.' },
  priceChanged: {
    th: 'ราคามีการเปลี่ยนแปลง กรุณาตรวจสอบราคาใหม่ก่อนยืนยัน',
    en: 'The price has changed. Please check the new price before you confirm.',
  },
  promoNotValid: {
    th: 'โค้ดส่วนลดนี้ใช้ไม่ได้หรือหมดอายุแล้ว',
    en: 'This promo code is not valid or has expired.',
  },
  notFound: { th: 'ไม่พบงานนี้ในบัญชีของคุณ', en: 'There is no such job in your account.' },
  pickedUp: {
    th: 'คนขับรับของแล้ว จึงยกเลิกงานไม่ได้ หากต้องการความช่วยเหลือกรุณาติดต่อเจ้าหน้าที่',
    en: 'The driver has picked up your goods, so the job can no longer be cancelled. Please contact support for help.',
  },
  alreadyOver: { th: 'งานนี้สิ้นสุดไปแล้ว', en: 'This job is already over.' },
  badDates: { th: 'วันที่ไม่ถูกต้อง', en: 'This is not a date.' },
  endBeforeStart: { th: 'วันที่สิ้นสุดต้องไม่ก่อนวันที่เริ่ม', en: 'The last day is before the first.' },
  badCursor: {
    th: 'ตัวชี้หน้าไม่ตรงกับรายการนี้ กรุณาเริ่มจากหน้าแรก',
    en: 'This cursor does not belong to this list. Please begin with the first page.',
  },
  messageRequired: { th: 'กรุณาพิมพ์ข้อความถึงเจ้าหน้าที่', en: 'Please write what you need help with.' },
  helpReceived: {
    th: 'ได้รับข้อความแล้ว เจ้าหน้าที่จะติดต่อกลับโดยเร็วที่สุด',
    en: 'We have your message. Our staff will contact you as soon as possible.',
  },
  helpAsked: {
    th: 'เจ้าหน้าที่ได้รับข้อความของคุณแล้วและกำลังดูแลอยู่ หากเร่งด่วนกรุณาโทรหาเรา',
    en: 'Our staff have your messages and are on it. If it is urgent, please call us.',
  },
  noSuchRequest: { th: 'ไม่พบคำขอนี้', en: 'There is no such request.' },
  nameRequired: (stop: number): LocalText => ({
    th: `กรุณาระบุชื่อผู้ติดต่อของจุดที่ ${stop}`,
    en: `Please give a contact name for stop ${stop}.`,
  }),
  placeRequired: (stop: number): LocalText => ({
    th: `กรุณาระบุชื่อสถานที่ของจุดที่ ${stop}`,
    en: `Please give the place of stop ${stop} a name.`,
  }),
  phoneInvalid: (stop: number): LocalText => ({
    th: `เบอร์โทรของจุดที่ ${stop} ไม่ถูกต้อง`,
    en: `The phone number of stop ${stop} is not valid.`,
  }),
  returnNotBooked: {
    th: 'มีจุดตีกลับแต่ยังไม่ได้เลือกบริการไป-กลับ กรุณาเลือกบริการหรือนำจุดนี้ออก',
    en: 'There is a return point, but no return trip is chosen. Please choose one, or remove this point.',
  },
  returnNotLast: { th: 'จุดตีกลับต้องเป็นจุดสุดท้าย', en: 'The return point must be the last stop.' },
  confirmPhoneInvalid: { th: 'เบอร์โทรสำหรับยืนยันงานไม่ถูกต้อง', en: 'The phone number to confirm the order is not valid.' },
  paymentNotYet: {
    th: 'ยังไม่เปิดให้ชำระด้วยวิธีนี้ กรุณาเลือกชำระด้วยเงินสด',
    en: 'This payment method is not available yet. Please pay in cash.',
  },
  invoiceNotAllowed: {
    th: 'บัญชีนี้ยังไม่เปิดใช้การวางบิล กรุณาเลือกชำระด้วยเงินสดหรือติดต่อเจ้าหน้าที่',
    en: 'Payment by invoice is not enabled for this account. Please pay in cash, or contact support.',
  },
  paymentPoint: { th: 'จุดที่ชำระเงินสดไม่ถูกต้อง', en: 'The stop that pays cash is not one of the stops.' },
} as const;

/** Why a pick-up time is refused. */
export const pickUpTexts: Readonly<Record<PickUpProblem['code'], LocalText>> = {
  dateRequired: { th: 'กรุณาระบุวันที่รับของ', en: 'Please choose the date of the pick-up.' },
  startTimeRequired: { th: 'กรุณาระบุเวลารับของ', en: 'Please choose the time of the pick-up.' },
  timeNotInFuture: { th: 'เวลารับของต้องเป็นเวลาในอนาคต', en: 'The pick-up must be later than now.' },
  tooFarAhead: { th: 'จองล่วงหน้าได้ไม่เกิน 90 วัน', en: 'You can book up to 90 days ahead.' },
  finishBeforeStart: { th: 'เวลาสิ้นสุดต้องไม่ก่อนเวลาเริ่ม', en: 'The end of the window is before its beginning.' },
  nextDayClosed: {
    th: 'ส่งวันถัดไปปิดรับจองเวลา 17:00 น. กรุณาจองใหม่พรุ่งนี้หรือเลือกส่งด่วน',
    en: 'Next-day delivery is booked until 17:00. Please book tomorrow, or choose express.',
  },
  nextDayDate: { th: 'ส่งวันถัดไปรับของได้ในวันพรุ่งนี้เท่านั้น', en: 'Next-day delivery is picked up tomorrow only.' },
  nextDayHours: {
    th: 'ส่งวันถัดไปรับของระหว่าง 09:00-18:00 น.',
    en: 'Next-day delivery is picked up between 09:00 and 18:00.',
  },
};
