export const banking = {
  'banking.begun': 'ออกใบเสร็จแล้ว',
  'banking.billAgain': 'ขอใบชำระเงินใหม่',
  'banking.billLabel': 'บาร์โค้ดสำหรับจ่าย {{amount}}',
  'banking.billOver': 'ใบชำระเงินนี้ใช้ไม่ได้แล้ว',
  'banking.billPayment': 'บิลเพย์เมนต์',
  'banking.billSave': 'บันทึกใบชำระเงิน',
  'banking.billSaveFailed': 'บันทึกไม่ได้ กรุณาแคปหน้าจอแทน',
  'banking.billSaved': 'บันทึกใบชำระเงินแล้ว',
  'banking.card': 'บัตร',
  'banking.closable': 'ปิดหน้านี้ได้ เราตรวจกับธนาคารต่อให้',
  'banking.confirm': 'ยืนยันกับธนาคาร',
  'banking.confirmOpen': 'กดเปิดหน้าธนาคาร แล้วยืนยันที่นั่น',
  'banking.confirmOpened': 'เปิดหน้าธนาคารให้แล้ว ยืนยันที่นั่น',
  'banking.copy': 'คัดลอก {{name}}',
  'banking.copyFailed': 'กดค้างที่เลขเพื่อคัดลอก',
  'banking.declined': 'ธนาคารไม่รับรายการนี้',
  'banking.internetBanking': 'โอนผ่านธนาคาร',
  'banking.next': 'ออกใบเสร็จ',
  'banking.notCharged': 'ยังไม่มีการคิดเงิน',
  'banking.over': 'หมดเวลายืนยันแล้ว',
  'banking.paidNote': 'ใบเสร็จอยู่ในใบแจ้งหนี้',
  'banking.paidTitle': 'จ่ายใบแจ้งหนี้แล้ว',
  'banking.payBefore': 'จ่ายก่อน {{date}}',
  'banking.ready': 'ยอดที่ต้องจ่าย',
  'banking.receiptSoon': 'ออกให้ทันทีที่ยอดเข้า',
  'banking.unchanged': 'ใบแจ้งหนี้ยังรออยู่ ยังไม่มีการคิดเงิน',
  'banking.waiting': 'รอธนาคารยืนยัน',
  'banking.waitingHelp': 'โดยปกติไม่เกิน 1 นาที',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly banking: typeof banking;
  }
}
