export const reference = {
  'reference.hint': 'เช่น เลขที่ใบสั่งซื้อ ใช้ค้นหางานนี้ภายหลังได้',
  'reference.label': 'เลขอ้างอิงของคุณ (ไม่บังคับ)',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly reference: typeof reference;
  }
}
