export const returning = {
  'returning.book': 'จองส่งของ',
  'returning.home': 'กลับหน้าแรก',
  'returning.invoice': 'ดูใบแจ้งหนี้นี้',
  'returning.job': 'ดูงานนี้',
  'returning.none': 'ไม่พบรายการจ่ายเงินในลิงก์นี้',
  'returning.noneHelp': 'ลิงก์อาจไม่ครบ ถ้าจ่ายเงินไปแล้ว ยอดจะเข้าเองแม้ปิดหน้านี้',
  'returning.title': 'ผลการจ่ายเงิน',
  'returning.wallet': 'ดูกระเป๋าเงิน',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly returning: typeof returning;
  }
}
