import type { LocalText } from '../../http/language.ts';

/** Texts of pushed messages, and of what is refused. */
export const pushTexts = {
  testTitle: { th: 'ส่งไวแจ้งเตือนเครื่องนี้ได้แล้ว', en: 'Songwai can notify this device' },
  testBody: {
    th: 'ข้อความทดสอบจากหน้าตั้งค่า ข้อความจริงจะมาแบบนี้',
    en: 'A test message from your settings. The real ones will look like this.',
  },
  notAvailable: { th: 'ระบบยังไม่เปิดการแจ้งเตือนบนเครื่อง', en: 'Messages to devices are not available.' },
  notSubscribed: {
    th: 'เครื่องนี้ยังไม่ได้เปิดรับการแจ้งเตือน กรุณาเปิดใหม่อีกครั้ง',
    en: 'This device does not receive messages. Please switch them on again.',
  },
  wrongEndpoint: { th: 'ที่อยู่ของบริการแจ้งเตือนไม่ถูกต้อง', en: 'That is not the address of a push service.' },
  testedOften: { th: 'ทดสอบหลายครั้งแล้ว กรุณาลองใหม่ภายหลัง', en: 'That was tested often. Please try again later.' },
  notReached: {
    th: 'ติดต่อบริการแจ้งเตือนของเบราว์เซอร์ไม่ได้ กรุณาลองอีกครั้ง',
    en: 'Your browser’s push service could not be reached. Please try again.',
  },
} as const satisfies Record<string, LocalText>;
