export const split = {
  'split.asGiven': 'ส่งตามลำดับที่กรอก',
  'split.book': 'จองเส้นทางนี้',
  'split.cheapest': 'ให้ถูกที่สุด',
  'split.clear': 'ล้างรายการ',
  'split.compare': 'เทียบกับวิธีอื่น',
  'split.count_other': '{{count}} คัน',
  'split.drop': 'จุดส่ง {{number}}',
  'split.empty': 'จุดแรกเป็นจุดรับ จุดต่อไปเป็นจุดส่ง',
  'split.foundBy': 'จาก “{{line}}”',
  'split.full': 'ครบ {{most}} จุดแล้ว ลบบางจุดก่อนเพิ่ม',
  'split.lead': 'กรอกจุดได้ถึง {{most}} จุด แล้วดูว่าแบ่งรถอย่างไรจึงสั้นและถูกที่สุด ทุกคันออกจากจุดรับเดียวกัน',
  'split.list': 'รายการจุด',
  'split.missing_other': 'ไม่พบ {{count}} บรรทัด แก้แล้วเพิ่มอีกครั้ง',
  'split.missingDrop': 'เพิ่มจุดส่งอย่างน้อย 1 จุด',
  'split.oneEach': 'ส่งทีละจุด',
  'split.paste': 'วางหลายจุดพร้อมกัน',
  'split.pasteAdd': 'เพิ่มจากรายการ',
  'split.pasteHint': 'บรรทัดละ 1 จุด เป็นชื่อสถานที่ ที่อยู่ หรือพิกัด',
  'split.pasting': 'กำลังค้นหา {{done}} จาก {{total}}',
  'split.pickUp': 'จุดรับ',
  'split.plan': 'จัดเส้นทาง',
  'split.planned_other': 'แบ่งได้ {{count}} เส้นทาง รวม {{km}} กม. {{price}}',
  'split.priceNote': 'ราคาก่อนบริการเสริมและส่วนลด',
  'split.remove': 'ลบ {{name}}',
  'split.route': 'เส้นทางที่ {{number}}',
  'split.saves': 'ประหยัด {{price}}',
  'split.stopPasting': 'หยุด',
  'split.stops_other': '{{count}} จุดส่ง',
  'split.title': 'จัดเส้นทางหลายจุด',
  'split.undo': 'เลิกทำ',
  'split.vehicle': 'ประเภทรถ',
  'split.vehicles': 'จำนวนรถ',
  'split.way': '{{count}} เที่ยว · {{km}} กม.',
  'split.which': '“{{line}}” มีหลายที่ เลือกที่ที่ต้องการ',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly split: typeof split;
  }
}
