export const news = {
  'news.all': 'ทั้งหมด',
  'news.audience.company': 'สำหรับบริษัท',
  'news.audience.new': 'ลูกค้าใหม่',
  'news.audience.tier': 'สำหรับระดับของคุณ',
  'news.back': 'ข่าวและโปรโมชัน',
  'news.code': 'โค้ดส่วนลด',
  'news.copied': 'คัดลอกแล้ว',
  'news.copy': 'คัดลอกโค้ด',
  'news.copyFailed': 'กรุณากดค้างที่โค้ดเพื่อคัดลอก',
  'news.empty': 'ตอนนี้ยังไม่มีโปรโมชัน',
  'news.emptyAction': 'เปิดรับข่าว',
  'news.emptyHelp': 'เปิดรับข่าวไว้ เราจะบอกเมื่อมีโค้ดใหม่',
  'news.emptyNews': 'ตอนนี้ยังไม่มีข่าว',
  'news.example': 'ตัวอย่าง {{vehicle}} {{km}} กม.',
  'news.exampleNet': 'เหลือ {{price}}',
  'news.failed': 'โหลดข่าวไม่สำเร็จ',
  'news.failedHelp': 'กรุณาตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง โค้ดที่คัดลอกไว้ยังใช้ได้',
  'news.gone': 'ไม่พบข่าวหรือโปรโมชันนี้',
  'news.goneHelp': 'อาจหมดเวลาแล้ว หรือใช้ได้กับบัญชีอื่นเท่านั้น',
  'news.latest': 'ข่าวล่าสุด',
  'news.loading': 'กำลังโหลดข่าว',
  'news.news': 'ข่าว',
  'news.now': 'โปรโมชันที่ใช้ได้ตอนนี้',
  'news.promotions': 'โปรโมชัน',
  'news.promotionsTitle': 'โปรโมชัน',
  'news.read': 'อ่านต่อ',
  'news.readAndUse': 'อ่านเงื่อนไขและใช้โค้ด',
  'news.show': 'เลือกดู',
  'news.title': 'ข่าวและโปรโมชัน',
  'news.topic.feature': 'ฟีเจอร์ใหม่',
  'news.topic.notice': 'ประกาศ',
  'news.topic.service': 'บริการ',
  'news.unread': 'ยังไม่ได้อ่าน',
  'news.until': 'ถึง {{date}}',
  'news.use': 'ใช้โค้ดนี้จอง',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly news: typeof news;
  }
}
