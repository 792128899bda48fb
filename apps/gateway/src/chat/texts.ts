import { longestChatText } from '@songwai/core/chat/chat-limits';
import type { LocalText } from '../http/language.ts';

/** Texts of refusals of the room `chat`. */
export const chatTexts = {
  noRoom: { th: 'ไม่พบห้องแชตนี้', en: 'There is no such chat.' },
  ended: {
    th: 'งานจบไปแล้วเกิน 24 ชั่วโมง แชตนี้อ่านได้อย่างเดียว หากต้องการความช่วยเหลือ ถามทีมงานได้',
    en: 'The job ended more than 24 hours ago, so this chat can only be read. Our support can still help you.',
  },
  blocked: { th: 'ลูกค้าไม่ต้องการรับข้อความจากคุณ', en: 'The customer does not want messages from you.' },
  noDriver: {
    th: 'ยังไม่มีคนขับรับงานนี้ ส่งข้อความได้เมื่อมีคนขับแล้ว',
    en: 'No driver has this job now. You can write as soon as one does.',
  },
  watching: { th: 'ผู้ดูแลอ่านแชตของงานได้อย่างเดียว', en: 'Admins can only read the chat of a job.' },
  claimedByOther: {
    th: 'ผู้ดูแลคนอื่นกำลังดูแลเรื่องนี้อยู่',
    en: 'Another admin has taken this question on.',
  },
  notClaimed: { th: 'คุณยังไม่ได้รับเรื่องนี้', en: 'You have not taken this question on.' },
  oneContent: {
    th: 'ข้อความหนึ่งข้อความเป็นได้อย่างเดียว: ตัวอักษร รูป หรือข้อความด่วน',
    en: 'A message is either a text, a photo or a quick reply.',
  },
  emptyText: { th: 'กรุณาพิมพ์ข้อความ', en: 'Please write something.' },
  longText: {
    th: `ข้อความยาวเกิน ${longestChatText} ตัวอักษร กรุณาแบ่งส่ง`,
    en: `The message is longer than ${longestChatText} characters. Please send it in parts.`,
  },
  unknownQuickReply: { th: 'ไม่รู้จักข้อความด่วนนี้', en: 'There is no such quick reply.' },
  noPhoto: { th: 'ไม่พบรูปนี้ กรุณาส่งรูปใหม่อีกครั้ง', en: 'There is no such photo. Please upload it again.' },
  tooManyPhotos: {
    th: 'ส่งรูปมากเกินไป กรุณาลองใหม่ภายหลัง',
    en: 'You have sent too many photos. Please try again later.',
  },
  noAdmin: { th: 'ไม่พบผู้ดูแลคนนี้', en: 'There is no such admin.' },
  noAnswer: { th: 'ไม่พบคำตอบนี้', en: 'There is no such answer.' },
  tooManyAnswers: { th: 'มีคำตอบที่เตรียมไว้ครบ 200 ข้อแล้ว', en: 'There are 200 prepared answers already.' },
  noReport: { th: 'ไม่พบรายงานนี้', en: 'There is no such report.' },
  messageRequired: { th: 'กรุณาพิมพ์ข้อความถึงเจ้าหน้าที่', en: 'Please write what you need help with.' },
  helpReceived: {
    th: 'ได้รับข้อความแล้ว ทีมช่วยเหลือจะตอบในแชต',
    en: 'We have your message. Our support answers in the chat.',
  },
  helpAsked: {
    th: 'เจ้าหน้าที่ได้รับข้อความของคุณแล้วและกำลังดูแลอยู่ หากเร่งด่วนกรุณาโทรหาเรา',
    en: 'Our staff have your messages and are on it. If it is urgent, please call us.',
  },
  noJob: { th: 'ไม่พบงานนี้', en: 'There is no such job.' },
} as const satisfies Record<string, LocalText>;

/** The refusal of too many messages, photos or reports. */
export const tooMany = (minutes: number): LocalText => ({
  th: `ส่งถี่เกินไป กรุณารอ ${minutes} นาทีแล้วลองใหม่`,
  en: `That was too many at once. Please try again in ${minutes} minutes.`,
});
