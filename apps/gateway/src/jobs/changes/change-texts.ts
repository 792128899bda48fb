import { bahtFromSatang } from '@songwai/core/basics/money';
import { addedPriceBounds, type decideAddedPrice } from '@songwai/core/jobs/fees/added-price';
import type { PostponeProblem } from '@songwai/core/jobs/search/postponed-pick-up';
import type { decideSearchChange } from '@songwai/core/jobs/search/search-rule';
import type { LocalText } from '../../http/language.ts';
import { jobTexts, pickUpTexts } from '../texts.ts';
import type { JobChangeKind } from './tables.ts';

type Refused<T extends string> = Readonly<Record<Exclude<T, 'allowed'>, LocalText>>;

/** Reasons why a job cannot be changed (any more). */
export const changeTexts = {
  hasDriver: {
    th: 'มีคนขับรับงานนี้แล้ว หากต้องการเปลี่ยนแปลงกรุณาติดต่อเจ้าหน้าที่',
    en: 'A driver has taken this job. Please contact support to change it.',
  },
  notPaid: {
    th: 'งานนี้ยังรอการจ่ายเงิน จ่ายก่อน แล้วเราจะเริ่มหาคนขับให้',
    en: 'This job is waiting for its payment. We look for a driver once it is paid.',
  },
  over: jobTexts.alreadyOver,
  tooLate: { th: 'หาคนขับมาครบหนึ่งวันแล้ว กรุณาจองงานใหม่', en: 'We have searched for a day. Please book this job anew.' },
  priceChanged: {
    th: 'โค้ดส่วนลดและเครดิตฟรีของงานนี้ถูกคืนให้คุณแล้ว ราคาจึงเปลี่ยน กรุณายืนยันราคาใหม่',
    en: 'The promo code and free credit of this job are back in your account, so its price has changed. Please confirm the new price.',
  },
  nineHourTooLate: {
    th: 'งานเหมา 9 ชั่วโมงต้องเริ่มไม่เกิน 12:00 น.',
    en: 'A 9-hour job has to begin by 12:00.',
  },
} as const satisfies Refused<ReturnType<typeof decideSearchChange>> & Record<string, LocalText>;

const baht = {
  least: bahtFromSatang(addedPriceBounds.leastSatang),
  atOnce: bahtFromSatang(addedPriceBounds.mostAtOnceSatang),
  inAll: bahtFromSatang(addedPriceBounds.mostInAllSatang).toLocaleString('en'),
};

/** Reasons why an amount cannot be added to the price. */
export const addedPriceTexts: Refused<ReturnType<typeof decideAddedPrice>> = {
  notWholeBaht: { th: 'กรุณาระบุจำนวนเงินเป็นบาทเต็ม', en: 'Please give the amount in whole baht.' },
  tooLittle: { th: `เพิ่มราคาอย่างน้อย ${baht.least} บาท`, en: `Please add at least ${baht.least} baht.` },
  tooMuch: { th: `เพิ่มราคาได้ครั้งละไม่เกิน ${baht.atOnce} บาท`, en: `You can add up to ${baht.atOnce} baht at a time.` },
  tooMuchInAll: {
    th: `เพิ่มราคาได้รวมไม่เกิน ${baht.inAll} บาทต่องาน`,
    en: `You can add up to ${baht.inAll} baht to one job in all.`,
  },
};

/** Reasons why another pick-up time is refused. */
export const postponeTexts: Readonly<Record<PostponeProblem['code'], LocalText>> = {
  ...pickUpTexts,
  notLater: { th: 'เวลาใหม่ต้องช้ากว่าเวลาเดิม', en: 'The new time must be later than the one booked.' },
};

/** Reasons why a stop cannot be corrected. */
export const mendTexts = {
  noSuchStop: { th: 'งานนี้ไม่มีจุดที่ระบุ', en: 'This job has no such stop.' },
  stopDone: {
    th: 'จุดนี้เสร็จแล้ว จึงแก้ผู้ติดต่อและโน้ตไม่ได้',
    en: 'This stop is done, so its contact and note can no longer be changed.',
  },
} as const satisfies Record<string, LocalText>;

/** Confirmations of changes. */
export const changedTexts: Readonly<Record<JobChangeKind, LocalText>> = {
  postponed: { th: 'เลื่อนเวลารับของเรียบร้อยแล้ว', en: 'The pick-up is postponed.' },
  searchedAgain: { th: 'เริ่มหาคนขับใหม่แล้ว', en: 'We are looking for a driver again.' },
  extended: { th: 'ขยายเวลารับของแล้ว', en: 'The pick-up may be later now.' },
  priceAdded: { th: 'เพิ่มราคาแล้ว กำลังหาคนขับต่อ', en: 'The price is raised. We keep looking for a driver.' },
  openedToAll: { th: 'ส่งงานให้คนขับทุกคนแล้ว', en: 'All drivers are asked now.' },
  keptWaiting: { th: 'กำลังหาคนขับต่อ', en: 'We keep looking for a driver.' },
  stopMended: { th: 'แก้ผู้ติดต่อหรือโน้ตแล้ว คนขับเห็นทันที', en: 'Contact or note corrected. The driver sees it at once.' },
  routeChanged: { th: 'แก้ไขจุดส่งแล้ว คนขับเห็นเส้นทางใหม่ทันที', en: 'The stops are changed. The driver sees the new way at once.' },
  officeCancelled: { th: 'เจ้าหน้าที่ยกเลิกงานนี้', en: 'Our staff cancelled the job.' },
  officeCompleted: { th: 'เจ้าหน้าที่บันทึกว่างานเสร็จแล้ว', en: 'Our staff noted that the job is done.' },
  driverReplaced: { th: 'เจ้าหน้าที่เปลี่ยนคนขับให้', en: 'Our staff gave the job to another driver.' },
  chargeWaived: { th: 'เจ้าหน้าที่ยกเว้นค่าใช้จ่ายเพิ่มเติม', en: 'Our staff waived a charge.' },
};
