export const tracking = {
  'tracking.notFound': 'ไม่พบงานจากลิงก์นี้ โปรดตรวจลิงก์กับผู้ที่ส่งให้คุณ',
  'tracking.reconnecting': 'กำลังเชื่อมต่อใหม่ ที่เห็นคือสถานะล่าสุด',
  'tracking.title': 'ติดตามงาน',
} as const;
