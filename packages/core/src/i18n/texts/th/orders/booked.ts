export const booked = {
  'booked.back': 'จองขากลับ',
  'booked.cancelFree': 'ยกเลิกได้ฟรีจนกว่าคนขับจะถึงจุดรับ',
  'booked.copyFailed': 'คัดลอกไม่ได้ กรุณากดค้างที่ลิงก์แทน',
  'booked.forReceivers': 'ให้ผู้รับติดตามเองได้',
  'booked.forReceiversDetail': 'ผู้รับเห็นคนขับบนแผนที่ ไม่เห็นราคา และไม่เห็นเบอร์ของใคร',
  'booked.hideQr': 'ซ่อน QR',
  'booked.makeRecurring': 'ทำเป็นจองประจำ',
  'booked.openJob': 'เปิดงาน',
  'booked.qr': 'QR สำหรับเปิดหน้าติดตามงานนี้',
  'booked.share': 'แชร์ลิงก์ติดตาม',
  'booked.showQr': 'แสดง QR',
  'booked.toLine': 'ส่งทาง LINE',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly booked: typeof booked;
  }
}
