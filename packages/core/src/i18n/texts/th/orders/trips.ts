export const trips = {
  'trips.asGiven': 'ส่งตามลำดับที่ใส่',
  'trips.book': 'จองเส้นทางนี้',
  'trips.cheapest': 'ให้ถูกที่สุด',
  'trips.choice': 'ดูเส้นทางที่ {{number}} บนแผนที่',
  'trips.clear': 'ล้างรายการ',
  'trips.compare': 'เทียบกับวิธีอื่น',
  'trips.count_other': '{{count}} คัน',
  'trips.drop': 'จุดส่ง {{number}}',
  'trips.empty': 'จุดแรกเป็นจุดรับ จุดต่อไปเป็นจุดส่ง',
  'trips.foundBy': 'จาก “{{line}}”',
  'trips.full': 'ครบ {{most}} จุดแล้ว ลบบางจุดก่อนเพิ่ม',
  'trips.lead': 'ใส่จุดได้ถึง {{most}} จุด แล้วดูว่าแบ่งรถอย่างไรจึงสั้นและถูกที่สุด ทุกคันออกจากจุดรับเดียวกัน',
  'trips.list': 'รายการจุด',
  'trips.map': 'แผนที่เส้นทาง',
  'trips.missing_other': 'ไม่พบ {{count}} บรรทัด แก้แล้วเพิ่มอีกครั้ง',
  'trips.missingDrop': 'เพิ่มจุดส่งอย่างน้อย 1 จุด',
  'trips.oneEach': 'ส่งทีละจุด',
  'trips.paste': 'วางหลายจุดพร้อมกัน',
  'trips.pasteAdd': 'เพิ่มจากรายการ',
  'trips.pasteHint': 'บรรทัดละ 1 จุด เป็นชื่อสถานที่ ที่อยู่ หรือพิกัด',
  'trips.pasting': 'กำลังค้นหา {{done}} จาก {{total}}',
  'trips.pickUp': 'จุดรับ',
  'trips.plan': 'จัดเส้นทาง',
  'trips.planned_other': 'แบ่งได้ {{count}} เส้นทาง รวม {{km}} กม. {{price}}',
  'trips.priceNote': 'ราคาก่อนบริการเสริมและส่วนลด',
  'trips.remove': 'ลบ {{name}}',
  'trips.route': 'เส้นทางที่ {{number}}',
  'trips.saves': 'ประหยัด {{price}}',
  'trips.stopPasting': 'หยุด',
  'trips.stops_other': '{{count}} จุดส่ง',
  'trips.title': 'จัดเส้นทางหลายจุด',
  'trips.undo': 'เลิกทำ',
  'trips.vehicle': 'ประเภทรถ',
  'trips.vehicles': 'จำนวนรถ',
  'trips.way': '{{count}} เที่ยว · {{km}} กม.',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly trips: typeof trips;
  }
}
