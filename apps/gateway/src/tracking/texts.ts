import type { LocalText } from '../http/language.ts';

/** Texts of the answers of the room `tracking`. */
export const trackingTexts = {
  notFound: {
    th: 'ไม่พบงานตามลิงก์นี้ กรุณาตรวจสอบลิงก์อีกครั้ง',
    en: 'There is no job behind this link. Please check the link.',
  },
  closed: {
    th: 'ลิงก์นี้ปิดแล้ว เพราะงานจบไปเกิน 24 ชั่วโมง',
    en: 'This link is closed: the job ended more than 24 hours ago.',
  },
  nothingComes: {
    th: 'ลิงก์นี้ปิดแล้ว เพราะผู้ส่งแก้ไขจุดส่ง หากยังรอของอยู่กรุณาติดต่อผู้ส่ง',
    en: 'This link is closed: the sender has changed the stops. If you still expect something, please ask the sender.',
  },
  tooLate: {
    th: 'จุดนี้เสร็จแล้วหรือไม่มีคนขับไปส่งแล้ว จึงบอกคนขับไม่ได้',
    en: 'This stop is done, or no driver comes any more, so there is nobody to tell.',
  },
  noteEmpty: { th: 'กรุณาพิมพ์ข้อความก่อนส่ง', en: 'Please write a note before you send it.' },
  pinTooFar: {
    th: 'ขยับหมุดได้ไม่เกิน 200 เมตร ถ้าไกลกว่านั้นให้ผู้ส่งแก้ที่อยู่ เพราะราคาอาจเปลี่ยน',
    en: 'The pin can be moved by up to 200 m. For a place further away, ask the sender to change the address: the price may change.',
  },
  tooOften: (minutes: number): LocalText => ({
    th: `บอกคนขับหลายครั้งแล้ว กรุณาลองใหม่ในอีก ${minutes} นาที`,
    en: `The driver was told many times already. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  }),
  onTheWay: (link: string): LocalText => ({
    th: `ส่งไว: ของกำลังมาหาคุณ ดูคนขับและฝากบอกทางได้ที่ ${link}`,
    en: `Songwai: a delivery is on its way to you. Follow the driver and leave a note: ${link}`,
  }),
} as const;
