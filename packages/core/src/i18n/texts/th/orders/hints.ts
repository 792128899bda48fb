export const hints = {
  'hints.contacts': 'บอกชื่อและเบอร์ของแต่ละจุด',
  'hints.contactsHelp': 'คนขับจะโทรตามเบอร์นี้ จองแล้วจะได้ลิงก์ไว้ส่งให้ผู้รับติดตาม',
  'hints.route': 'บอกจุดรับและจุดส่ง',
  'hints.routeHelp': 'พิมพ์ชื่อสถานที่หรือปักหมุดบนแผนที่ งาน\u2060เดียวไปได้ถึง {{most}} จุด',
  'hints.vehicle': 'เทียบราคารถทุกแบบได้เลย',
  'hints.vehicleHelp': 'ราคาที่เห็นคือราคาที่จ่าย จะให้มารับตอนนี้หรือเลือกเวลาก็ได้',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly hints: typeof hints;
  }
}
