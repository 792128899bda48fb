export const home = {
  'home.heroAction': 'เช็กราคาและจอง',
  'home.heroLead': 'กรอกจุดรับกับจุดส่ง เห็นราคารถทุกแบบทันที คนขับมาถึงภายใน 45 นาที ทั่วกรุงเทพฯ ปริมณฑล และชลบุรี',
  'home.heroTitle': 'ส่งของด่วนวันนี้ รู้ราคาก่อนจอง',
  'home.howStep1': 'บอกจุดรับและจุดส่ง',
  'home.howStep1Help': 'พิมพ์ชื่อสถานที่ วางพิกัด หรือปักหมุดบนแผนที่ ส่งได้หลายจุดในรอบเดียว',
  'home.howStep2': 'เลือกรถตามขนาดของ',
  'home.howStep2Help': 'เห็นราคาสุทธิของรถทั้งหกแบบพร้อมกัน ไม่มีค่าใช้จ่ายแอบแฝง',
  'home.howStep3': 'ติดตามจนถึงมือผู้รับ',
  'home.howStep3Help': 'แชร์ลิงก์ให้ผู้รับดูคนขับบนแผนที่ได้ ไม่ต้องเข้าสู่ระบบ',
  'home.howTitle': 'จองง่ายใน 3 ขั้นตอน',
  'home.priceFrom': 'เริ่มต้น {{price}}',
  'home.vehiclesTitle': 'รถหกแบบ ราคาเริ่มต้น',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly home: typeof home;
  }
}
