import type { LocalText } from '../http/language.ts';
import type { MessageKind, MessageState } from './tables.ts';

/** Texts of the page `/dev/outbox`. */
export const outboxTexts = {
  title: { th: 'กล่องขาออก', en: 'Outbox' },
  about: {
    th: 'อีเมล SMS และข้อความ LINE ที่ระบบส่งถึงลูกค้า ใหม่สุดอยู่บนสุด หน้านี้มีเฉพาะนอกระบบใช้งานจริง',
    en: 'Mail, text messages and LINE messages to customers, newest first. This page exists outside production only.',
  },
  empty: { th: 'ยังไม่มีข้อความ', en: 'No messages yet.' },
  older: { th: 'เก่ากว่านี้', en: 'Older' },
  otherLanguage: { th: 'English', en: 'ภาษาไทย' },
  blanked: { th: 'ลบรหัสออกแล้ว', en: 'The code was blanked.' },
} as const satisfies Record<string, LocalText>;

/** Answers to administrators about a message. */
export const adminTexts = {
  codeNotResent: {
    th: 'ข้อความนี้เป็นรหัส ส่งซ้ำไม่ได้ ให้เจ้าของบัญชีขอรหัสใหม่',
    en: 'This message held a code and cannot be sent again. Its owner has to ask for another code.',
  },
  didNotFail: {
    th: 'ข้อความนี้ไม่ได้ส่งล้มเหลว จึงส่งซ้ำไม่ได้',
    en: 'This message did not fail, so it is not sent again.',
  },
} as const satisfies Record<string, LocalText>;

/** Names of the kinds. */
export const kindTexts: Readonly<Record<MessageKind, LocalText>> = {
  mail: { th: 'อีเมล', en: 'Mail' },
  sms: { th: 'SMS', en: 'Text message' },
  line: { th: 'LINE', en: 'LINE' },
};

/** Names of the states. */
export const stateTexts: Readonly<Record<MessageState, LocalText>> = {
  waiting: { th: 'รอส่ง', en: 'waiting' },
  sent: { th: 'ส่งแล้ว', en: 'sent' },
  kept: { th: 'เก็บไว้ที่นี่ (ไม่ได้ตั้งผู้ให้บริการ)', en: 'kept here (no provider configured)' },
  failed: { th: 'ส่งไม่สำเร็จ', en: 'failed' },
  late: { th: 'รหัสหมดอายุก่อนส่ง', en: 'too late: the code died first' },
};
