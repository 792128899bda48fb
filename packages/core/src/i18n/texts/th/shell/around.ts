export const around = {
  'around.alerts': 'ข้อความแจ้ง',
  'around.keep': 'แสดงค้างไว้',
  'around.promotionHelp': 'กรอกโค้ด {{code}} ก่อนยืนยันการจอง ส่วนลดจะหักจากราคาทันที',
  'around.signedIn': 'เข้าสู่ระบบแล้ว',
} as const;
