export const returning = {
  'returning.book': 'จองส่งของ',
  'returning.home': 'กลับหน้าแรก',
  'returning.job': 'ดูงานนี้',
  'returning.jobs': 'ดูงานของฉัน',
  'returning.title': 'ผลการจ่ายเงิน',
  'returning.track': 'ติดตามงานนี้',
  'returning.wallet': 'ดูกระเป๋าเงิน',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly returning: typeof returning;
  }
}
