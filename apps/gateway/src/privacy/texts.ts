import type { ErasureHold } from '@songwai/core/identity/erasure-hold';
import type { LocalText } from '../http/language.ts';

const inMinutes =
  (th: string, en: string) =>
  (minutes: number): LocalText => ({
    th: `${th} กรุณาลองใหม่ในอีก ${minutes} นาที`,
    en: `${en} Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  });

/** Answers about rights over personal data. */
export const privacyTexts = {
  codeSentToPhone: (masked: string): LocalText => ({
    th: `ส่งรหัสยืนยันไปทาง SMS ที่เบอร์ ${masked} แล้ว รหัสใช้ได้ 5 นาที`,
    en: `We have sent a code by text message to ${masked}. It is valid for 5 minutes.`,
  }),
  codeSentToEmail: (masked: string): LocalText => ({
    th: `ส่งรหัสยืนยันไปที่อีเมล ${masked} แล้ว รหัสใช้ได้ 5 นาที`,
    en: `We have mailed a code to ${masked}. It is valid for 5 minutes.`,
  }),
  tooManyExports: inMinutes('ขอสำเนาข้อมูลหลายครั้งเกินไป', 'Too many copies were asked for.'),
  tooManyRequests: inMinutes('ส่งคำขอหลายครั้งเกินไป', 'Too many requests were sent.'),
  erasureScheduled: (date: string): LocalText => ({
    th: `รับคำขอลบบัญชีแล้ว ข้อมูลจะถูกลบในวันที่ ${date} ก่อนหน้านั้นคุณยกเลิกได้`,
    en: `Your account will be erased on ${date}. Until then you can change your mind.`,
  }),
  erasureCancelled: { th: 'ยกเลิกการลบบัญชีแล้ว', en: 'Your account stays.' },
  noErasure: { th: 'ไม่มีคำขอลบบัญชีที่รอดำเนินการ', en: 'No erasure of this account is under way.' },
  correctionAsked: (date: string): LocalText => ({
    th: `รับคำขอแก้ไขข้อมูลแล้ว เราจะตอบภายในวันที่ ${date} ชื่อ เบอร์ และอีเมลติดต่อ คุณแก้ไขเองได้ทันทีที่หน้าตั้งค่า`,
    en: `We will answer by ${date}. Your name, phone and contact email you can correct yourself, at once, in the settings.`,
  }),
  requestMissing: { th: 'กรุณาบอกว่าต้องการแก้ไขข้อมูลใด', en: 'Please say what is to be corrected.' },
  restricted: {
    th: 'จำกัดการใช้ข้อมูลแล้ว เราจะใช้เท่าที่จำเป็นต่อการให้บริการเท่านั้น',
    en: 'From now on your data is used only for what serving you needs.',
  },
  unrestricted: { th: 'ยกเลิกการจำกัดการใช้ข้อมูลแล้ว', en: 'Your data is no longer restricted.' },
  marketingEnded: { th: 'เราจะไม่ส่งโปรโมชันให้คุณอีก', en: 'We will send you no more promotions.' },
  termsNeeded: {
    th: 'ไม่สามารถให้บริการได้หากไม่ยอมรับนโยบายความเป็นส่วนตัวและข้อกำหนด หากไม่ต้องการใช้งานต่อ กรุณาขอลบบัญชี',
    en: 'Nobody can be served without the privacy policy and the terms. To stop, have your account erased.',
  },
  nothingOpen: { th: 'ไม่พบคำขอที่รอคำตอบ', en: 'No request is open under this id.' },
  outcomeMissing: { th: 'กรุณาระบุคำตอบถึงลูกค้า', en: 'Please write what is answered to the customer.' },
};

/** Why an account cannot be erased now, and what to do. */
export const holdTexts: Readonly<Record<ErasureHold, LocalText>> = {
  unfinishedJobs: {
    th: 'ยังมีงานที่ไม่เสร็จ กรุณารอให้งานจบหรือยกเลิกงานก่อน',
    en: 'A job is not over yet. Wait until it is, or cancel it.',
  },
  unpaidInvoices: {
    th: 'ยังมีค่าบริการตามใบแจ้งหนี้ที่ยังไม่ถึงกำหนดชำระ กรุณาลองใหม่หลังพ้นกำหนด',
    en: 'An invoice for your jobs is still to come or to be paid. Please ask again after it was due.',
  },
  walletNotEmpty: {
    th: 'ยังมีเงินเหลือในกระเป๋าเงิน กรุณาใช้หรือถอนให้หมดก่อน',
    en: 'There is still money in the wallet. Spend it or have it paid out first.',
  },
  openPayments: {
    th: 'ยังมีการจ่ายเงินที่ไม่เสร็จ กรุณารอสักครู่แล้วลองใหม่',
    en: 'A payment is not finished yet. Please wait a moment and try again.',
  },
  companyMembers: {
    th: 'บริษัทยังมีผู้ใช้คนอื่นอยู่ กรุณานำออกก่อน',
    en: 'Others still act for this company. Take them out first.',
  },
  suspended: {
    th: 'บัญชีนี้ถูกระงับอยู่ กรุณาติดต่อเจ้าหน้าที่',
    en: 'This account is suspended. Please contact support.',
  },
  office: {
    th: 'บัญชีของเจ้าหน้าที่ลบผ่านฝ่ายบุคคลเท่านั้น',
    en: "An account of the office's own people is closed by the office.",
  },
};
