export const install = {
  'install.button': 'ติดตั้งบนเครื่องนี้',
  'install.byHand': 'กดแชร์ใน Safari แล้วเลือก “เพิ่มไปยังหน้าจอโฮม”',
  'install.done': 'ติดตั้งบนเครื่องนี้แล้ว',
  'install.none': 'เบราว์เซอร์นี้ยังติดตั้งไม่ได้ ลองเปิดด้วย Chrome หรือ Edge',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly install: typeof install;
  }
}
