import type { LocalText } from '../http/language.ts';

/** Answers about receipts and the month's files. */
export const receiptTexts = {
  notFound: { th: 'ไม่พบใบเสร็จนี้', en: 'There is no such receipt.' },
  jobNotFound: { th: 'ไม่พบงานนี้', en: 'There is no such job.' },
  renamedTooOften: {
    th: 'เปลี่ยนชื่อบนใบเสร็จนี้ครบ 3 ครั้งแล้ว กรุณาติดต่อฝ่ายบริการลูกค้า',
    en: 'The name on this receipt has been changed three times. Please contact customer service.',
  },
  creditedAlready: {
    th: 'ใบเสร็จนี้มีใบลดหนี้แล้ว จึงเปลี่ยนชื่อไม่ได้ กรุณาติดต่อฝ่ายบริการลูกค้า',
    en: 'This receipt has a credit note, so its name can no longer be changed. Please contact customer service.',
  },
  noHeader: { th: 'ไม่พบที่อยู่ออกใบเสร็จนี้', en: 'There is no such billing address.' },
  renamed: { th: 'ออกใบเสร็จฉบับใหม่แล้ว', en: 'The new receipt is issued.' },
  monthToCome: { th: 'เลือกได้เฉพาะเดือนที่ผ่านมาหรือเดือนนี้', en: 'Please choose this month or an earlier one.' },
  packedTooOften: (minutes: number): LocalText => ({
    th: `เพิ่งดาวน์โหลดเอกสารรายเดือนหลายครั้ง กรุณาลองใหม่ในอีก ${minutes} นาที`,
    en: `Documents of a month have been downloaded several times. Please try again in ${minutes} minutes.`,
  }),
  monthEmpty: { th: 'เดือนนี้ไม่มีเอกสารหรืองาน', en: 'There are no documents or jobs in this month.' },
} as const;
