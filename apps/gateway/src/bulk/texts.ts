import type { LocalText } from '../http/language.ts';

/** Texts of the room's answers. */
export const bulkTexts = {
  notFound: {
    th: 'ไม่พบไฟล์นี้ อาจเก่ากว่า 90 วันหรือเป็นของบัญชีอื่น',
    en: 'There is no such file. It may be older than 90 days or belong to another account.',
  },
  rowTwice: { th: 'มีเลขแถวซ้ำกัน กรุณาเปิดไฟล์ใหม่', en: 'A row number appears twice. Please open the file again.' },
  rowWithoutTrip: { th: 'มีแถวที่ยังไม่ได้จัดเที่ยว กรุณาจัดเที่ยวใหม่', en: 'A row belongs to no trip. Please group the trips again.' },
  tripUnknownRow: {
    th: 'เที่ยวนี้มีแถวที่ไม่อยู่ในไฟล์ กรุณาจัดเที่ยวใหม่',
    en: 'A trip names a row that is not in the file. Please group the trips again.',
  },
  rowNotReady: { th: 'แถวนี้ยังไม่พร้อมจอง กรุณาแก้แถวก่อน', en: 'This row is not ready to be booked. Please mend it first.' },
  tripUnknown: { th: 'ไม่มีเที่ยวนี้ให้ลองใหม่', en: 'There is no such trip to try again.' },
  busy: { th: 'ไฟล์นี้กำลังจองอยู่แล้ว', en: 'This file is being booked already.' },
  accountClosed: { th: 'บัญชีนี้ใช้จองไม่ได้แล้ว ติดต่อเจ้าหน้าที่', en: 'This account can no longer book. Please contact support.' },
  noRight: {
    th: 'คุณไม่มีสิทธิ์จองแทนบริษัทแล้ว ให้ผู้ดูแลบริษัทเปิดสิทธิ์ก่อน',
    en: 'You may no longer book for the company. Ask its administrator for the right.',
  },
  tooMany: (minutes: number): LocalText => ({
    th: `ตรวจที่อยู่ถี่เกินไป รอ ${minutes} นาทีแล้วกดต่อ แถวที่ตรวจแล้วยังอยู่ครบ`,
    en: `Too many addresses checked. Wait ${minutes} min and go on; the checked rows are still here.`,
  }),
  tooManyPlans: (minutes: number): LocalText => ({
    th: `จัดเที่ยวถี่เกินไป รอ ${minutes} นาทีแล้วลองอีกครั้ง`,
    en: `Grouped too often. Wait ${minutes} min and try again.`,
  }),
  newCustomerCash: ({ most, running, trips }: { most: number; running: number; trips: number }): LocalText => ({
    th: `ลูกค้าใหม่มีงานจ่ายเงินสดที่ยังไม่เสร็จได้ ${most} งาน ไฟล์นี้มี ${trips} เที่ยว${running > 0 ? ` และมีงานค้างอยู่ ${running} งาน` : ''} เลือกจ่ายด้วยกระเป๋าเงิน หรือจองทีละส่วน`,
    en: `A new customer may have ${most} unfinished jobs paid in cash. This file has ${trips} trips${running > 0 ? `, and ${running} jobs are not finished yet` : ''}. Pay from the wallet, or book a part of the file first.`,
  }),
  rowOutside: (row: number): LocalText => ({
    th: `แถว ${row} อยู่นอกพื้นที่ให้บริการ กรุณาแก้หรือข้ามแถวนี้`,
    en: `Row ${row} is outside the service area. Mend it or leave it out.`,
  }),
  priceChanged: (baht: number): LocalText => ({
    th: `ราคาเปลี่ยนเป็น ฿${baht} ตรวจแล้วกดจองในราคาใหม่`,
    en: `The price is now ฿${baht}. Check it, then book at the new price.`,
  }),
} as const;
