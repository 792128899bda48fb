import type { LocalText } from '../http/language.ts';
import type { DriverNoticeKind } from './tables.ts';

const noticeTexts: Readonly<Record<DriverNoticeKind, LocalText>> = {
  cancelled: { th: 'เจ้าหน้าที่ยกเลิกงานนี้แล้ว', en: 'The office has cancelled this job.' },
  completed: { th: 'เจ้าหน้าที่บันทึกว่างานนี้เสร็จแล้ว', en: 'The office has noted that this job is done.' },
  routeChanged: {
    th: 'ลูกค้าแก้ไขจุดส่งแล้ว กรุณาดูเส้นทางใหม่ก่อนไปต่อ',
    en: 'The customer has changed the stops. Please look at the new way before you go on.',
  },
  takenOff: { th: 'เจ้าหน้าที่มอบงานนี้ให้คนขับคนอื่นแล้ว', en: 'The office has given this job to another driver.' },
};
const goodsWithDriver: Readonly<Record<Exclude<DriverNoticeKind, 'routeChanged'>, LocalText>> = {
  cancelled: { th: 'กรุณาติดต่อเจ้าหน้าที่เรื่องการคืนของ', en: 'Please ask the office where to bring the goods.' },
  completed: { th: 'หากของยังอยู่กับคุณ กรุณาติดต่อเจ้าหน้าที่', en: 'If you still have the goods, please contact the office.' },
  takenOff: { th: 'กรุณาส่งมอบของให้คนขับคนใหม่', en: 'Please hand the goods over to that driver.' },
};

/** The notice to a driver: of a job that administrators took away also what becomes of goods on board. */
export function noticeText({ kind, hasGoods }: { readonly kind: DriverNoticeKind; readonly hasGoods: boolean }): LocalText {
  const what = noticeTexts[kind];
  if (!hasGoods || kind === 'routeChanged') return what;
  const then = goodsWithDriver[kind];
  return { th: `${what.th} ${then.th}`, en: `${what.en} ${then.en}` };
}

/** Texts of the answers about offers and rides. */
export const dispatchTexts = {
  noOffer: { th: 'ไม่พบงานที่เสนอนี้', en: 'There is no such offer for you.' },
  offerTaken: { th: 'คนขับคนอื่นรับงานนี้ไปแล้ว', en: 'Another driver has taken this job.' },
  offerEnded: { th: 'หมดเวลารับงานนี้แล้ว', en: 'The time to take this job is over.' },
  offerWithdrawn: { th: 'งานนี้ไม่เปิดให้รับแล้ว', en: 'This job is no longer to be had.' },
  offDuty: { th: 'กรุณาเปิดรับงานก่อน', en: 'Please go on duty first.' },
  busy: { th: 'คุณมีงานที่ยังไม่เสร็จ กรุณาทำงานนั้นให้เสร็จก่อน', en: 'You are on a job. Please finish it first.' },
  accepted: { th: 'รับงานแล้ว', en: 'The job is yours.' },
  alreadyYours: { th: 'คุณรับงานนี้ไปแล้ว หากทำไม่ได้กรุณาคืนงาน', en: 'You have taken this job. Give it back if you cannot do it.' },
  noJob: { th: 'ไม่พบงานนี้ในงานของคุณ', en: 'This is not a job of yours.' },
  cancelled: { th: 'ลูกค้ายกเลิกงานนี้แล้ว', en: 'The customer has cancelled this job.' },
  over: { th: 'งานนี้สิ้นสุดแล้ว', en: 'This job is over.' },
  notNow: { th: 'ยังทำขั้นตอนนี้ไม่ได้ กรุณาทำขั้นตอนก่อนหน้าให้เสร็จ', en: 'This is not the next step. Please finish the one before it.' },
  arriveFirst: { th: 'กรุณากดว่าถึงจุดแล้วก่อน', en: 'Please say first that you have arrived.' },
  positionUnknown: {
    th: 'ไม่ทราบตำแหน่งของคุณ กรุณาเปิด GPS แล้วลองใหม่',
    en: 'We do not know where you are. Please switch on GPS and try again.',
  },
  tooFar: (km: string) => ({
    th: `คุณยังอยู่ห่างจากจุดนี้ ${km} กม. กรุณาไปให้ถึงก่อน`,
    en: `You are still ${km} km away from this stop. Please go there first.`,
  }),
  pickedUp: {
    th: 'รับของแล้วจึงคืนงานไม่ได้ กรุณาติดต่อเจ้าหน้าที่',
    en: 'You have the goods, so the job cannot be given back. Please contact support.',
  },
  notInCash: { th: 'งานนี้ไม่ได้จ่ายเป็นเงินสด ไม่ต้องเก็บเงินจากลูกค้า', en: 'This job is not paid in cash. There is nothing to collect.' },
  nothingToCollect: { th: 'งานนี้ไม่มีค่าบริการที่ต้องเก็บ', en: 'This job has no price to collect.' },
  priceNotYet: {
    th: 'ยังบันทึกการเก็บค่าบริการไม่ได้ กรุณารับของก่อน',
    en: 'The price is collected once you have the goods. Please pick them up first.',
  },
  noCharge: { th: 'ไม่พบค่าใช้จ่ายนี้ในงาน กรุณาเปิดงานใหม่อีกครั้ง', en: 'This job has no such charge. Please reload the job.' },
  settledByOffice: {
    th: 'รายการนี้จ่ายในแอปหรือเจ้าหน้าที่ปิดแล้ว ไม่ต้องเก็บเงินอีก',
    en: 'This was paid in the app or settled by our staff. Nothing is left to collect.',
  },
  noDue: { th: 'ไม่พบรายการค้างเก็บนี้', en: 'There is no such open charge.' },
  settleRemark: {
    th: 'กรุณาระบุว่าได้รับเงินอย่างไร หรือยกเว้นเพราะอะไร',
    en: 'Please say how the money came in, or why it is given up.',
  },
  giveBack: {
    th: 'ยังไม่ได้รับของ หากทำงานต่อไม่ได้กรุณาคืนงาน',
    en: 'You do not have the goods yet. If you cannot go on, please give the job back.',
  },
  waitLonger: (minutes: number) => ({
    th: `กรุณารออีก ${minutes} นาที ลูกค้ามีเวลารอฟรี 30 นาที`,
    en: `Please wait ${minutes} more minutes: the customer has 30 minutes for free.`,
  }),
  failedSms: (jobId: string, what: string): string => `Songwai: เลขที่งาน ${jobId} ${what}`,
  noProof: { th: 'ไม่พบรูปตามลิงก์นี้', en: 'There is no picture behind this link.' },
} as const;
