import type { LocalText } from '../http/language.ts';

const inMinutes = (minutes: number): LocalText => ({
  th: `กรุณาลองใหม่ในอีก ${minutes} นาที`,
  en: `Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
});

/** What the room answers. */
export const enquiryTexts = {
  received: { th: 'ได้รับข้อมูลของคุณแล้ว', en: 'We have your details.' },
  tooFast: { th: 'กรุณารอสักครู่แล้วส่งอีกครั้ง', en: 'Please wait a moment and send it again.' },
  termsChanged: {
    th: 'นโยบายและข้อกำหนดมีฉบับใหม่ กรุณาอ่านและยอมรับอีกครั้ง',
    en: 'There is a new version of the policy and the terms. Please read and accept it.',
  },
  tooMany: (minutes: number): LocalText => ({
    th: `มีการส่งข้อมูลจากเครือข่ายนี้หลายครั้งแล้ว ${inMinutes(minutes).th}`,
    en: `Many enquiries came from this network. ${inMinutes(minutes).en}`,
  }),
  brochureSent: {
    th: 'เราส่งโบรชัวร์ไปที่อีเมลนี้แล้ว หากไม่พบ ลองดูในโฟลเดอร์สแปม',
    en: 'The brochure is on its way to this address. If it does not arrive, look in the spam folder.',
  },
  tooManyBrochures: (minutes: number): LocalText => ({
    th: `มีการขอโบรชัวร์จากเครือข่ายนี้หลายครั้งแล้ว ${inMinutes(minutes).th}`,
    en: `The brochure was asked for often from this network. ${inMinutes(minutes).en}`,
  }),
  notThere: { th: 'ไม่พบข้อมูลติดต่อนี้', en: 'There is no such enquiry.' },
} as const;
