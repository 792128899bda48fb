export const legal = {
  'legal.authority': 'หน่วยงานกำกับ',
  'legal.coming': 'ฉบับนี้ยังไม่มีผล',
  'legal.contents': 'ในหน้านี้',
  'legal.current': 'อ่านฉบับที่ใช้อยู่',
  'legal.earlier': 'ดูฉบับก่อนหน้า',
  'legal.facts': 'ฉบับที่ {{version}} · มีผล {{date}} · อ่านประมาณ {{minutes}} นาที',
  'legal.failed': 'อ่านข้อความนี้ไม่ได้ในตอนนี้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
  'legal.officer': 'เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล',
  'legal.old': 'ฉบับนี้ไม่ใช้แล้ว',
  'legal.partnerFacts': 'ฉบับที่ {{version}} · เผยแพร่ {{date}} · อ่านประมาณ {{minutes}} นาที',
  'legal.partnerTitle': 'ข้อกำหนดและเงื่อนไขของ {{partner}}',
  'legal.print': 'พิมพ์',
  'legal.section': 'ข้อ {{number}} จาก {{count}}',
  'legal.summary': 'สรุปสั้นๆ',
  'legal.unreviewed': 'ข้อความนี้รอให้ทนายความของผู้ให้บริการตรวจก่อนใช้จริง',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly legal: typeof legal;
  }
}
