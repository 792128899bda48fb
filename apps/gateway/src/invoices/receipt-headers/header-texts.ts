import { receiptHeaderLimit } from '@songwai/core/invoices/receipt-header';
import type { LocalText } from '../../http/language.ts';

/** Texts of billing addresses. */
export const headerTexts = {
  saved: { th: 'บันทึกที่อยู่ออกใบเสร็จเรียบร้อยแล้ว', en: 'The billing address is saved.' },
  removed: { th: 'ลบที่อยู่ออกใบเสร็จเรียบร้อยแล้ว', en: 'The billing address is removed.' },
  notFound: {
    th: 'ไม่พบที่อยู่ออกใบเสร็จนี้ในรายการที่คุณบันทึกไว้',
    en: 'There is no such billing address among those that you have saved.',
  },
  tooMany: {
    th: `บันทึกที่อยู่ออกใบเสร็จได้ไม่เกิน ${receiptHeaderLimit} รายการ กรุณาลบรายการที่ไม่ใช้แล้วก่อน`,
    en: `You can save up to ${receiptHeaderLimit} billing addresses. Please remove one that you no longer need.`,
  },
  alreadySaved: {
    th: 'คุณบันทึกที่อยู่ออกใบเสร็จนี้ไว้แล้ว กรุณาแก้ไขรายการเดิม',
    en: 'You have already saved this billing address. Please change that one.',
  },
} as const satisfies Record<string, LocalText>;
