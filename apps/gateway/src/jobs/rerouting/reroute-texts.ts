import type { StopLock } from '@songwai/core/jobs/editing/stop-lock';
import type { LocalText } from '../../http/language.ts';

/** Why a stop of a running job stays as it is. */
const lockTexts: Readonly<Record<StopLock, LocalText>> = {
  pickUp: {
    th: 'แก้ที่อยู่จุดรับไม่ได้ เพราะคนขับมารับของที่จุดนี้',
    en: 'The pick-up cannot be moved: that is where the driver fetches the goods.',
  },
  done: { th: 'จุดนี้เสร็จแล้ว จึงแก้ไม่ได้', en: 'This stop is done, so it can no longer be changed.' },
  driverThere: { th: 'คนขับถึงจุดนี้แล้ว จึงแก้ไม่ได้', en: 'The driver is at this stop, so it can no longer be changed.' },
  driverNear: { th: 'คนขับใกล้ถึงจุดนี้แล้ว จึงแก้ไม่ได้', en: 'The driver is nearly at this stop, so it can no longer be changed.' },
  driverUnknown: {
    th: 'ตอนนี้ไม่ทราบตำแหน่งคนขับ จึงแก้จุดถัดไปไม่ได้ กรุณาโทรหาคนขับ',
    en: 'We do not know where the driver is just now, so the next stop cannot be changed. Please call the driver.',
  },
  return: { th: 'แก้จุดส่งกลับไม่ได้', en: 'The way back cannot be changed.' },
};

/** Texts of changes of a job's stops. */
export const rerouteTexts = {
  locked: (lock: StopLock, stop: number): LocalText => ({
    th: `จุดที่ ${stop}: ${lockTexts[lock].th}`,
    en: `Stop ${stop}: ${lockTexts[lock].en}`,
  }),
  collectionStays: {
    th: 'แก้ยอดเก็บเงินปลายทางของจุดที่จองไว้แล้วไม่ได้',
    en: 'What is collected at a booked stop cannot be changed.',
  },
  payer: (stop: number): LocalText => ({
    th: `จุดที่ ${stop} เป็นจุดที่จ่ายค่าส่ง จึงลบไม่ได้`,
    en: `Stop ${stop} pays the driver, so it cannot be removed.`,
  }),
  hire: {
    th: 'งานเหมาไม่มีเส้นทางที่กำหนดไว้ บอกคนขับได้เลยว่าจะไปที่ไหน',
    en: 'A hire has no fixed way. Just tell the driver where to go.',
  },
  notPaid: { th: 'งานนี้ยังรอการจ่ายเงิน จ่ายก่อนแล้วจึงแก้ไขได้', en: 'This job is waiting for its payment. Please pay it first.' },
  handedOver: {
    th: 'กำลังเปลี่ยนคนขับให้งานนี้ แก้ไขได้เมื่อคนขับคนใหม่รับของแล้ว',
    en: 'Another driver is taking this job over. It can be changed once that driver has the goods.',
  },
  allDone: { th: 'ส่งครบทุกจุดแล้ว จึงแก้ไขไม่ได้', en: 'All stops are done, so nothing can be changed any more.' },
  nothingLeft: {
    th: 'ต้องเหลือจุดส่งที่ยังไม่เสร็จอย่างน้อย 1 จุด หากไม่ต้องการส่งต่อ กรุณาติดต่อเจ้าหน้าที่',
    en: 'At least one stop has to be left to go to. If nothing is to be delivered any more, please contact support.',
  },
  changedMeanwhile: {
    th: 'มีคนแก้ไขงานนี้ไปแล้วเมื่อครู่ กรุณาดูรายการล่าสุดก่อนแก้ไขอีกครั้ง',
    en: 'Somebody has changed this job just now. Please look at it as it is before you change it again.',
  },
  priceChanged: {
    th: 'ราคาเปลี่ยนไปจากที่แสดง ยังไม่มีการแก้ไขงาน กรุณายืนยันราคาใหม่',
    en: 'The price is not the one shown any more. Nothing has been changed; please confirm the new price.',
  },
  cashTaken: {
    th: 'คนขับเก็บค่าส่งไปแล้ว ต้องคืนเงินส่วนต่างผ่านเจ้าหน้าที่ กรุณาติดต่อเรา',
    en: 'The driver has collected the price already, so the difference has to be returned by our staff. Please contact support.',
  },
  wrongOrder: { th: 'จุดที่จองไว้ต้องเรียงตามเดิม โดยจุดรับอยู่แรกสุด', en: 'Booked stops stay in their order, the pick-up first.' },
  bothCoordinates: { th: 'กรุณาระบุตำแหน่งของสถานที่ให้ครบ', en: 'A place needs both its latitude and its longitude.' },
  incomplete: (stop: number): LocalText => ({
    th: `กรุณากรอกข้อมูลของจุดที่ ${stop} ให้ครบ`,
    en: `Please complete stop ${stop}.`,
  }),
} as const;
