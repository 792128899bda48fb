export const links = {
  'links.failed': 'เปิดงานจากลิงก์ไม่ได้ในตอนนี้',
  'links.filled': 'กรอกให้ตามลิงก์แล้ว',
  'links.keep': 'ใช้งานที่กรอกค้างไว้',
  'links.open': 'เปิดตามลิงก์',
  'links.replaceDetail': 'มีงานที่กรอกค้างไว้ ถ้าเปิดตามลิงก์ งานที่ค้างไว้จะหายไป',
  'links.replaceTitle': 'เปิดงานตามลิงก์นี้ไหม',
  'links.retry': 'ลองอีกครั้ง',
  'links.share': 'แชร์เส้นทางและราคา',
  'links.shareCopied': 'คัดลอกลิงก์แล้ว',
  'links.shareCopy': 'คัดลอกลิงก์เส้นทางและราคา',
  'links.shareFailed': 'คัดลอกไม่ได้ กรุณาคัดลอกลิงก์นี้เอง',
  'links.shareTitle': 'เส้นทางและราคาส่งของ',
  'links.someWrong': 'บางอย่างในลิงก์ใช้ไม่ได้ กรุณาเลือกส่วนที่ยังว่าง',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly links: typeof links;
  }
}
