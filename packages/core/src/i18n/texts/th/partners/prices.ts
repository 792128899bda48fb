export const prices = {
  'prices.book': 'จองเลย',
  'prices.bookLabel': 'จองเลย {{vehicle}} {{price}}',
  'prices.failed': 'โหลดราคาไม่สำเร็จ',
  'prices.failedHelp': 'เส้นทางที่เลือกไว้ยังอยู่ กรุณาตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง',
  'prices.featureOff': 'หน้านี้ยังไม่เปิดให้เช็กราคา',
  'prices.featureOffHelp': 'เช็กราคาและจองได้ที่หน้าจองของส่งไว',
  'prices.lead': 'เลือกจุดรับกับจุดส่ง แล้วเทียบราคารถทุกแบบได้ทันที ไม่ต้องสมัครหรือเข้าสู่ระบบ',
  'prices.loading': 'กำลังคิดราคา',
  'prices.needStops': 'เลือกจุดรับกับจุดส่ง เพื่อดูราคา',
  'prices.newWindow': 'เปิดในหน้าต่างใหม่',
  'prices.noVehicle': 'จุดรับนี้ยังไม่มีรถให้บริการ กรุณาเลือกจุดรับอื่น',
  'prices.outside': 'จุดนี้อยู่นอกพื้นที่ให้บริการ',
  'prices.outsideHelp': 'มีจุดที่อยู่นอกพื้นที่ให้บริการ กรุณาเปลี่ยนจุดนั้นเพื่อดูราคา',
  'prices.pageTitle': 'ส่งของกับ {{partner}}',
  'prices.pricedNow': 'ราคามาแล้ว {{vehicle}} {{price}} ระยะทาง {{km}} กม.',
  'prices.today': 'ราคาวันนี้',
  'prices.promise': '{{vehicle}} รับภายใน 45 นาที',
  'prices.searchEmpty': 'ไม่พบ “{{query}}” กรุณาลองชื่อถนนหรือสถานที่ใกล้เคียง',
  'prices.title': 'ค่าส่งเท่าไร',
  'prices.toOrder': 'ไปหน้าจอง',
  'prices.unknownPartner': 'ไม่พบหน้าเช็กราคานี้',
  'prices.unknownPartnerHelp': 'กรุณาตรวจลิงก์อีกครั้ง หรือเช็กราคาที่หน้าจองของส่งไว',
  'prices.vehicle.box': 'กระบะตู้ทึบ',
  'prices.vehicle.car': 'รถเก๋ง',
  'prices.vehicle.fence': 'กระบะคอก',
  'prices.vehicle.motorcycle': 'มอเตอร์ไซค์',
  'prices.vehicle.pickup': 'รถกระบะ',
  'prices.vehicle.reefer': 'กระบะตู้เย็น',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly prices: typeof prices;
  }
}
