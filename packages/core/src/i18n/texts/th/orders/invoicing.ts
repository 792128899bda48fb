export const invoicing = {
  'invoicing.underCheck': 'ยังใช้ใบแจ้งหนี้ไม่ได้',
  'invoicing.underCheckUntil': 'กำลังตรวจเอกสารบริษัท รู้ผลภายใน {{date}}',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly invoicing: typeof invoicing;
  }
}
