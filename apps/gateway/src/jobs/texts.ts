import type { PickUpProblem } from '@songwai/core/jobs/booking/pick-up-window';
import { type ParcelLimit, sizeOf } from '@songwai/core/pricing/vehicles/parcel-limit';
import type { LocalText } from '../http/language.ts';

/** Texts of the room `jobs`. */
export const jobTexts = {
  booked: { th: 'จองเรียบร้อยแล้ว', en: 'Booked' },
  cancelled: { th: 'ยกเลิกงานเรียบร้อยแล้ว', en: 'The job is cancelled.' },
  priceChanged: {
    th: 'ราคามีการเปลี่ยนแปลง กรุณาตรวจสอบราคาใหม่ก่อนยืนยัน',
    en: 'The price has changed. Please check the new price before you confirm.',
  },
  outOfService: {
    th: 'ตอนนี้ยังรับงานใหม่ไม่ได้ เพราะปิดปรับปรุงชั่วคราว สิ่งที่กรอกไว้ยังอยู่ครบ กรุณาลองอีกครั้งในอีกสักครู่',
    en: 'We cannot take new jobs at the moment because of maintenance. What you have entered stays; please try again in a while.',
  },
  newCustomerCash: (most: number): LocalText => ({
    th: `กรุณารอให้งานที่จองไว้ส่งเสร็จก่อน ลูกค้าใหม่มีงานจ่ายเงินสดที่ยังไม่เสร็จได้ไม่เกิน ${most} งาน เมื่องานแรกส่งสำเร็จแล้วจะจองได้ไม่จำกัด`,
    en: `Please wait until a job is delivered. A new customer may have ${most} unfinished ${most === 1 ? 'job' : 'jobs'} paid in cash; after the first one that is completed there is no limit.`,
  }),
  promoNotValid: {
    th: 'โค้ดส่วนลดนี้ใช้ไม่ได้หรือหมดอายุแล้ว',
    en: 'This promo code is not valid or has expired.',
  },
  notFound: { th: 'ไม่พบงานนี้ในบัญชีของคุณ', en: 'There is no such job in your account.' },
  pickedUp: {
    th: 'คนขับรับของแล้ว จึงยกเลิกงานไม่ได้ หากต้องการความช่วยเหลือกรุณาติดต่อเจ้าหน้าที่',
    en: 'The driver has picked up your goods, so the job can no longer be cancelled. Please contact support for help.',
  },
  cancelFeeChanged: {
    th: 'ค่ายกเลิกเปลี่ยนไปแล้ว งานยังไม่ถูกยกเลิก กรุณายืนยันอีกครั้ง',
    en: 'The cancellation fee has changed. The job is not cancelled yet; please confirm again.',
  },
  alreadyOver: { th: 'งานนี้สิ้นสุดไปแล้ว', en: 'This job is already over.' },
  badDates: { th: 'วันที่ไม่ถูกต้อง', en: 'This is not a date.' },
  endBeforeStart: { th: 'วันที่สิ้นสุดต้องไม่ก่อนวันที่เริ่ม', en: 'The last day is before the first.' },
  badCursor: {
    th: 'ตัวชี้หน้าไม่ตรงกับรายการนี้ กรุณาเริ่มจากหน้าแรก',
    en: 'This cursor does not belong to this list. Please begin with the first page.',
  },
  nameRequired: (stop: number): LocalText => ({
    th: `กรุณาระบุชื่อผู้ติดต่อของจุดที่ ${stop}`,
    en: `Please give a contact name for stop ${stop}.`,
  }),
  placeRequired: (stop: number): LocalText => ({
    th: `กรุณาระบุชื่อสถานที่ของจุดที่ ${stop}`,
    en: `Please give the place of stop ${stop} a name.`,
  }),
  codAtDropOff: {
    th: 'เก็บเงินค่าสินค้าได้ที่จุดส่งของเท่านั้น',
    en: 'Money for goods is collected at drop-offs only.',
  },
  codNotBooked: {
    th: 'กรุณาเลือกบริการเสริมเก็บเงินปลายทาง หรือลบจำนวนเงินที่ให้เก็บออก',
    en: 'Please add the extra cash on delivery, or remove the amount to collect.',
  },
  phoneInvalid: (stop: number): LocalText => ({
    th: `กรุณากรอกเบอร์โทรไทยของจุดที่ ${stop} ให้ถูกต้อง`,
    en: `The phone number of stop ${stop} is not valid.`,
  }),
  returnNotBooked: {
    th: 'มีจุดกลับจุดรับแต่ยังไม่ได้เลือกบริการไป-กลับ กรุณาเลือกบริการหรือนำจุดนี้ออก',
    en: 'There is a return point, but no return trip is chosen. Please choose one, or remove this point.',
  },
  returnNotLast: { th: 'กรุณาให้ “กลับจุดรับ” เป็นจุดสุดท้าย', en: 'The return point must be the last stop.' },
  confirmPhoneInvalid: { th: 'กรุณากรอกเบอร์โทรไทยของผู้จองให้ถูกต้อง', en: 'The phone number to confirm the order is not valid.' },
  parcelTooLarge: (limit: ParcelLimit): LocalText => {
    const size = sizeOf(limit);
    const kg = limit.maxWeightKg.toLocaleString('en');
    return {
      th: `ของใหญ่หรือหนักเกินรถที่เลือก (ไม่เกิน ${kg} กก.${size ? ` ${size} ซม.` : ''}) กรุณาเลือกรถที่ใหญ่ขึ้น`,
      en: `This is more than the vehicle takes (${kg} kg${size ? `, ${size} cm` : ''}). Please choose a larger vehicle.`,
    };
  },
  paymentNotYet: {
    th: 'ยังไม่เปิดให้จ่ายด้วยวิธีนี้ กรุณาเลือกจ่ายเงินสด',
    en: 'This payment method is not available yet. Please pay in cash.',
  },
  invoiceOverdue: {
    th: 'มีใบแจ้งหนี้เกินกำหนดชำระมากกว่า 30 วัน จองด้วยใบแจ้งหนี้ได้อีกครั้งทันทีที่ชำระ ระหว่างนี้กรุณาเลือกวิธีจ่ายอื่น',
    en: 'An invoice is more than 30 days overdue. Pay it to book by invoice again at once; until then, please pay in another way.',
  },
  invoiceNotVerified: {
    th: 'บริษัทต้องผ่านการยืนยันเอกสารก่อนจึงจ่ายด้วยใบแจ้งหนี้ได้ ส่งเอกสารได้ที่การตั้งค่าของบริษัท ระหว่างนี้กรุณาเลือกวิธีจ่ายอื่น',
    en: 'A company can pay by invoice once its documents are verified. Hand them in in the company settings, and pay another way until then.',
  },
  noDeliveryType: {
    th: 'กรุณาเลือกว่าส่งอะไร เอกสาร พัสดุ หรืออาหาร',
    en: 'Please choose what you send: documents, a parcel or food.',
  },
  invoiceNotAllowed: {
    th: 'บัญชีนี้ยังไม่เปิดใช้ใบแจ้งหนี้รายเดือน กรุณาเลือกจ่ายเงินสดหรือติดต่อเจ้าหน้าที่',
    en: 'Payment by invoice is not enabled for this account. Please pay in cash, or contact support.',
  },
  paymentPoint: { th: 'กรุณาเลือกว่าใครจ่ายเงินสดให้คนขับ', en: 'The stop that pays cash is not one of the stops.' },
} as const;

/** Reasons why a pick-up time is refused. */
export const pickUpTexts: Readonly<Record<PickUpProblem['code'], LocalText>> = {
  dateRequired: { th: 'กรุณาระบุวันที่รับของ', en: 'Please choose the date of the pick-up.' },
  startTimeRequired: { th: 'กรุณาระบุเวลารับของ', en: 'Please choose the time of the pick-up.' },
  timeNotInFuture: { th: 'กรุณาเลือกเวลารับของหลังจากนี้', en: 'The pick-up must be later than now.' },
  tooFarAhead: { th: 'กรุณาเลือกวันที่ไม่เกิน 90 วันข้างหน้า', en: 'You can book up to 90 days ahead.' },
  finishBeforeStart: { th: 'กรุณาเลือกเวลาสิ้นสุดหลังเวลาเริ่ม', en: 'The end of the window is before its beginning.' },
  nextDayClosed: {
    th: 'ส่งวันถัดไปปิดรับจองเวลา 17:00 น. กรุณาจองใหม่พรุ่งนี้หรือเลือกส่งด่วน',
    en: 'Next-day delivery is booked until 17:00. Please book tomorrow, or choose express.',
  },
  nextDayDate: { th: 'กรุณาเลือกวันพรุ่งนี้ ส่งวันถัดไปรับของได้เฉพาะวันพรุ่งนี้', en: 'Next-day delivery is picked up tomorrow only.' },
  nextDayHours: {
    th: 'กรุณาเลือกเวลา 09:00-18:00 น. สำหรับส่งวันถัดไป',
    en: 'Next-day delivery is picked up between 09:00 and 18:00.',
  },
};
