export const legal = {
  'legal.authority': 'หน่วยงานกำกับ',
  'legal.contents': 'ในหน้านี้',
  'legal.facts': 'ฉบับ {{version}} · มีผล {{date}} · อ่านราว {{minutes}} นาที',
  'legal.failed': 'อ่านข้อความนี้ไม่ได้ในตอนนี้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
  'legal.officer': 'เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล',
  'legal.partnerFacts': 'ฉบับที่ {{version}} · เผยแพร่ {{date}} · อ่านราว {{minutes}} นาที',
  'legal.partnerTitle': 'ข้อกำหนดและเงื่อนไขของ {{partner}}',
  'legal.print': 'พิมพ์',
  'legal.section': 'ข้อ {{number}} จาก {{count}}',
  'legal.summary': 'สรุปสั้นๆ',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly legal: typeof legal;
  }
}
