import type { LocalText } from '../http/language.ts';

/** Texts of answers about issued documents, and of the mail with one. */
export const documentTexts = {
  notFound: { th: 'ไม่พบเอกสารนี้', en: 'There is no such document.' },
  noIssuer: {
    th: 'ยังออกใบเสร็จไม่ได้ เพราะข้อมูลบริษัทผู้ออกเอกสารยังไม่ครบ เมื่อเจ้าหน้าที่กรอกครบแล้ว ระบบจะออกให้เอง',
    en: 'Receipts cannot be issued yet: the details of the company that issues them are missing. Yours is issued by itself once our staff have entered them.',
  },
  noEmail: {
    th: 'บัญชีนี้ยังไม่มีอีเมลที่ยืนยันแล้ว กรุณาเพิ่มอีเมลในหน้าตั้งค่า',
    en: 'Your account has no verified e-mail address yet. Please add one in your settings.',
  },
  fileUnavailable: {
    th: 'เปิดเอกสารนี้ไม่ได้ในขณะนี้ กรุณาลองใหม่ภายหลัง หรือติดต่อฝ่ายบริการลูกค้า',
    en: 'This document cannot be opened at the moment. Please try again later, or contact customer service.',
  },
  mailed: (email: string): LocalText => ({ th: `ส่งเอกสารไปที่ ${email} แล้ว`, en: `We have sent the document to ${email}.` }),
  mailedTooOften: {
    th: 'เพิ่งส่งเอกสารนี้ไป กรุณารอสักครู่แล้วลองใหม่',
    en: 'This document has just been sent. Please wait a minute and try again.',
  },
  mailSubject: (title: LocalText, number: string): LocalText => ({
    th: `${title.th} ${number} จากส่งไว`,
    en: `${title.en} ${number} from Songwai`,
  }),
  mailBody: (title: LocalText, number: string): LocalText => ({
    th: `${title.th} เลขที่ ${number} แนบมากับอีเมลนี้\n\nทีมส่งไว`,
    en: `${title.en} ${number} is attached to this mail.\n\nThe Songwai team`,
  }),
};
