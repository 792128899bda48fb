export const site = {
  'site.about': 'ส่งของด่วนภายในวันนี้ ทั่วกรุงเทพฯ ปริมณฑล และชลบุรี',
  'site.business': 'สำหรับธุรกิจ',
  'site.company': 'เกี่ยวกับส่งไว',
  'site.cookies': 'นโยบายคุกกี้',
  'site.cookieSettings': 'ตั้งค่าคุกกี้',
  'site.driverAgreement': 'ข้อตกลงประมวลผลข้อมูลของคนขับ',
  'site.express': 'ส่งด่วน',
  'site.faq': 'คำถามที่พบบ่อย',
  'site.follow': 'ติดตามงานส่ง',
  'site.fullDay': 'เหมาวัน',
  'site.help': 'ช่วยเหลือ',
  'site.install': 'ติดตั้งบนเครื่อง',
  'site.legal': 'ข้อกำหนด',
  'site.manual': 'คู่มือใช้งาน',
  'site.news': 'ข่าวและโปรโมชัน',
  'site.nextDay': 'ส่งวันถัดไป',
  'site.note': '© {{year}} ส่งไว',
  'site.pages': 'หน้าเว็บ',
  'site.pricing': 'ราคา',
  'site.privacy': 'นโยบายความเป็นส่วนตัว',
  'site.services': 'บริการ',
  'site.support': 'ทีมช่วยเหลือ',
  'site.supportHours': 'ทุกวัน {{hours}} น.',
  'site.terms': 'ข้อกำหนดและเงื่อนไข',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly site: typeof site;
  }
}
