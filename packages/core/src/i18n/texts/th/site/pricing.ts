export const pricing = {
  'pricing.continue': 'จองต่อ',
  'pricing.dailyKm': 'ระยะทางต่อวัน',
  'pricing.distance': 'ระยะทาง',
  'pricing.from': 'รับของที่',
  'pricing.hintExpress': 'ส่งวันถัดไป ค่าส่งถูกลง {{percent}}% จองได้ถึง {{until}}:00 น.',
  'pricing.hintFullDay': 'แบบ 9 ชั่วโมงของวันนี้จองได้ถึง {{until}} น.',
  'pricing.hintMonthly': 'เราทำใบเสนอราคาให้ก่อน ตกลงแล้วจึงเริ่มงาน',
  'pricing.hintNextDay': 'จองได้ถึง {{until}}:00 น. คนขับรับของวันรุ่งขึ้น',
  'pricing.hireBook': 'จองแบบเหมา',
  'pricing.hireLead': 'แบบ 9 ชั่วโมงของวันนี้จองได้ถึง {{until}} น. รายเดือน เราทำใบเสนอราคาให้ก่อน',
  'pricing.hireQuote': 'ขอใบเสนอราคารายเดือน',
  'pricing.hireTitle': 'เหมาเวลา เมื่อวิ่งหลายจุดทั้งวัน',
  'pricing.howExample': 'ตัวอย่าง {{vehicle}} {{stops}} จุด {{km}} กม. {{extras}}',
  'pricing.howParts': 'ราคาแต่ละช่วงของเส้นทาง',
  'pricing.howTitle': 'ราคาคิดอย่างไร',
  'pricing.lead': 'กรอกเส้นทางของคุณ แล้วตารางด้านล่างจะคิดราคาจริงให้ทุกคัน',
  'pricing.monthly': 'ต่อเดือน',
  'pricing.offers': 'ราคาส่งของด่วนของรถแต่ละแบบ',
  'pricing.overtimeMinute': 'เกินเวลา ต่อนาที',
  'pricing.sectionKm': '{{km}} กม. × {{price}}',
  'pricing.sumFare': 'ค่าส่งตามระยะทาง',
  'pricing.sumShare': '{{extra}} {{percent}}%',
  'pricing.sumStops_other': 'เพิ่ม {{count}} จุด',
  'pricing.sumTotal': 'รวม',
  'pricing.tabExpress': 'ส่งด่วน',
  'pricing.tabFullDay': 'เหมาวัน',
  'pricing.tabMonthly': 'รายเดือน',
  'pricing.tabNextDay': 'ส่งวันถัดไป',
  'pricing.tableMonthly': 'ราคาเหมารายเดือนของรถแต่ละแบบ',
  'pricing.tabs': 'บริการ',
  'pricing.title': 'ราคาค่าส่ง',
  'pricing.to': 'ส่งที่',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly pricing: typeof pricing;
  }
}
