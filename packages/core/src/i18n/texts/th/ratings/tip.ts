export const tip = {
  'tip.amount': 'ทิปให้{{name}}',
  'tip.balance': 'มี {{amount}}',
  'tip.card': 'บัตร',
  'tip.done': 'ให้ทิป {{amount}} แล้ว ขอบคุณแทน{{name}}',
  'tip.failed': 'จ่ายทิปไม่สำเร็จ ยังไม่มีการคิดเงิน กรุณาลองอีกครั้งหรือเปลี่ยนวิธีจ่าย',
  'tip.hint': 'คนขับได้ทิปเต็มจำนวน',
  'tip.other': 'ยอดอื่น',
  'tip.otherInvalid': 'กรุณากรอกทิป {{min}} ถึง {{max}} บาท ไม่มีสตางค์',
  'tip.otherLabel': 'ทิปที่ต้องการให้ (บาท)',
  'tip.payWith': 'จ่ายด้วย',
  'tip.promptpay': 'พร้อมเพย์',
  'tip.send': 'ให้ทิป {{amount}}',
  'tip.sendEmpty': 'ให้ทิป',
  'tip.short': 'ยอดไม่พอ มี {{amount}}',
  'tip.unanswered': 'กดอีกครั้งได้ ระบบจะไม่คิดเงินซ้ำ',
  'tip.wallet': 'กระเป๋าเงิน',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly tip: typeof tip;
  }
}
