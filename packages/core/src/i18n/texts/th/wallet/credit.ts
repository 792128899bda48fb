export const credit = {
  'credit.balance': 'เครดิตฟรีที่ใช้ได้',
  'credit.book': 'เรียกรถ',
  'credit.empty': 'ยังไม่มีเครดิตฟรี',
  'credit.emptyHelp': 'เมื่อได้รับเครดิตฟรี จะเห็นที่นี่ว่าได้มาอย่างไรและใช้ได้ถึงเมื่อไร',
  'credit.expires': 'ใช้ได้ถึง {{day}}',
  'credit.failed': 'โหลดเครดิตฟรีไม่สำเร็จ',
  'credit.failedHelp': 'เครดิตของคุณอยู่ครบ กรุณาตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง',
  'credit.help': 'หักจากค่าส่งให้เองเมื่อจอง ส่วนที่ใกล้หมดอายุใช้ก่อน',
  'credit.history': 'ที่มาและการใช้',
  'credit.kind.expired': 'หมดอายุ',
  'credit.kind.givenBack': 'ได้คืน',
  'credit.kind.granted': 'ได้รับ',
  'credit.kind.spent': 'ใช้ไป',
  'credit.more': 'ดูเพิ่ม',
  'credit.moreAdded_other': 'เพิ่มอีก {{count}} รายการ',
  'credit.moreFailed': 'โหลดรายการต่อไม่สำเร็จ กรุณาลองอีกครั้ง',
  'credit.shown_other': 'แสดง {{count}} รายการ',
  'credit.title': 'เครดิตฟรี',
  'credit.today': 'วันนี้ {{day}}',
  'credit.time': '{{time}} น.',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly credit: typeof credit;
  }
}
