export const hero = {
  'hero.change': 'แก้',
  'hero.continue': 'จองต่อ',
  'hero.from': 'รับของที่',
  'hero.mend': 'แก้จุดส่งเพื่อดูราคา',
  'hero.mendHelp': 'อีกจุดยังอยู่ครบ',
  'hero.needStops': 'กรอกจุดรับและจุดส่ง',
  'hero.needStopsHelp': 'เห็นราคาทันที ไม่ต้องสมัคร',
  'hero.noPrice': 'ยังไม่มีราคา',
  'hero.noPriceHelp': 'ราคาเริ่มต้นด้านบนยังใช้ได้',
  'hero.outside': 'อยู่นอกพื้นที่ให้บริการ เราส่งในกรุงเทพฯ ปริมณฑล และชลบุรี',
  'hero.placeholder': 'พิมพ์ชื่อสถานที่หรือวางพิกัด',
  'hero.priceFailed': 'คำนวณราคาไม่ได้ ตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง ที่กรอกไว้ยังอยู่',
  'hero.priceFrom': 'เริ่ม {{price}}',
  'hero.swap': 'สลับจุดรับกับจุดส่ง',
  'hero.to': 'ส่งที่',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly hero: typeof hero;
  }
}
