/** Texts of the page for the delivery point. */
export const dropPointTexts = {
  saved: { th: 'บันทึกจุดส่งเรียบร้อยแล้ว', en: 'The delivery point is saved.' },
  missing: {
    reference: { th: 'กรุณาระบุหมายเลขการจอง', en: 'Enter the number of your booking.' },
    addressName: { th: 'กรุณาระบุจุดส่ง', en: 'Choose the delivery point.' },
    contactName: { th: 'กรุณาระบุชื่อผู้รับ', en: 'Enter the name of the contact person.' },
  },
  phone: { th: 'เบอร์โทรไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง', en: 'This is no phone number. Please check it.' },
  date: {
    th: 'วันที่ส่งต้องเป็นวันนี้หรือหลังจากนี้ไม่เกินหนึ่งปี',
    en: 'The day must be today or later, at most a year ahead.',
  },
  taken: {
    th: 'หมายเลขการจองนี้มีจุดส่งแล้ว หากต้องการเปลี่ยน กรุณาใช้อุปกรณ์เดิมหรือติดต่อพาร์ตเนอร์',
    en: 'This booking has a delivery point already. To change it, use the device you entered it on, or ask the partner.',
  },
  signature_required: {
    th: 'กรุณาเปิดหน้านี้จากลิงก์ที่พาร์ตเนอร์ส่งให้',
    en: 'Please open this page by the link that the partner sent you.',
  },
  bad_signature: {
    th: 'ลิงก์นี้ไม่ตรงกับหมายเลขการจอง กรุณาใช้ลิงก์ที่พาร์ตเนอร์ส่งให้',
    en: 'The link does not belong to this booking. Please use the one that the partner sent you.',
  },
} as const;
