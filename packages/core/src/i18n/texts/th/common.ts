export const common = {
  'common.back': 'กลับ',
  'common.clear': 'ล้าง',
  'common.close': 'ปิด',
  'common.copied': 'คัดลอกแล้ว',
  'common.copy': 'คัดลอก',
  'common.distanceKm': '{{km}} กม.',
  'common.done': 'เสร็จสิ้น',
  'common.offline': 'ออฟไลน์อยู่ ข้อมูลที่กรอกยังอยู่ครบ',
  'common.remove': 'ลบ',
  'common.retry': 'ลองอีกครั้ง',
  'common.share': 'แชร์',
  'common.viewFailed': 'โหลดส่วนนี้ไม่สำเร็จ กรุณาตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง',
} as const;
