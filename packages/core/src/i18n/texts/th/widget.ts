export const widget = {
  'widget.by': 'โดย',
  'widget.name': 'ส่งไว',
  'widget.signOnFailed': 'ยังยืนยันตัวตนกับเว็บไซต์นี้ไม่ได้',
  'widget.signOnFailedHelp': 'เช็กราคาได้ตามปกติ แต่ต้องโหลดหน้านี้ใหม่ก่อนจอง',
  'widget.title': 'ส่งของ',
  'widget.trackingTitle': 'ติดตามงานส่ง',
} as const;
