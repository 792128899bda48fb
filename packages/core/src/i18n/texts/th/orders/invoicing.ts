export const invoicing = {
  'invoicing.pay': 'จ่าย {{amount}}',
  'invoicing.resting': 'พักไว้ จ่ายใบที่เลยกำหนดก่อน',
  'invoicing.restingMember': 'พักไว้จนกว่าบริษัทจะจ่ายใบที่เลยกำหนด',
  'invoicing.underCheck': 'ยังใช้ใบแจ้งหนี้ไม่ได้',
  'invoicing.underCheckUntil': 'กำลังตรวจเอกสารบริษัท รู้ผลภายใน {{date}}',
  'invoicing.way': 'ใบแจ้งหนี้รายเดือน',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly invoicing: typeof invoicing;
  }
}
