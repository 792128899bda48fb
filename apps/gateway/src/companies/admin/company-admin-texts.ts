import type { LocalText } from '../../http/language.ts';

/** Answers to administrators about verified companies. */
export const companyAdminTexts = {
  noCompany: { th: 'ไม่พบบริษัทนี้', en: 'There is no such company.' },
  notVerified: {
    th: 'บริษัทนี้ยังไม่ได้ยืนยัน หรือเปิดให้ยืนยันใหม่อยู่ บริษัทแก้ไขข้อมูลเองได้ และเปิดใบแจ้งหนี้รายเดือนได้หลังตรวจเอกสารแล้ว',
    en: 'This company is not verified, or its verification was opened again: it changes its data itself, and may pay by invoice once its papers are checked.',
  },
  reasonMissing: {
    th: 'กรุณาระบุเหตุผล บริษัทจะได้รับข้อความนี้',
    en: 'Please give the reason: it is sent to the company.',
  },
} as const satisfies Record<string, LocalText>;
