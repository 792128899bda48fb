export const banking = {
  'banking.billAgain': 'ขอใบชำระเงินใหม่',
  'banking.billLabel': 'บาร์โค้ดสำหรับจ่าย {{amount}}',
  'banking.billOver': 'ใบชำระเงินนี้ใช้ไม่ได้แล้ว',
  'banking.billSave': 'บันทึกใบชำระเงิน',
  'banking.billSaveFailed': 'บันทึกไม่ได้ กรุณาแคปหน้าจอแทน',
  'banking.billSaved': 'บันทึกใบชำระเงินแล้ว',
  'banking.confirm': 'ยืนยันกับธนาคาร',
  'banking.confirmOpen': 'กดเปิดหน้าธนาคาร แล้วยืนยันที่นั่น',
  'banking.confirmOpened': 'เปิดหน้าธนาคารให้แล้ว ยืนยันที่นั่น',
  'banking.copy': 'คัดลอก {{name}}',
  'banking.copyFailed': 'กดค้างที่เลขเพื่อคัดลอก',
  'banking.declined': 'ธนาคารไม่รับรายการนี้',
  'banking.notCharged': 'ยังไม่มีการคิดเงิน',
  'banking.over': 'หมดเวลายืนยันแล้ว',
  'banking.payBefore': 'จ่ายก่อน {{date}}',
  'banking.receiptSoon': 'ออกให้ทันทีที่ยอดเข้า',
  'banking.waiting': 'รอธนาคารยืนยัน',
  'banking.waitingHelp': 'โดยปกติไม่เกิน 1 นาที',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly banking: typeof banking;
  }
}
