export const ratingPage = {
  'ratingPage.book': 'จองส่งของ',
  'ratingPage.failed': 'เปิดหน้าให้คะแนนไม่ได้ในตอนนี้',
  'ratingPage.failedHelp': 'ตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง',
  'ratingPage.jobNumber': 'เลขที่งาน {{id}}',
  'ratingPage.line': 'จุดของงานนี้',
  'ratingPage.notYet': 'ให้คะแนนได้เมื่อส่งถึงแล้ว',
  'ratingPage.notYetHelp': 'งานนี้ยังไม่เสร็จ หรือจบไปโดยไม่ได้ส่ง ลิงก์นี้ใช้ให้คะแนนได้เมื่อส่งถึงครบทุกจุด',
  'ratingPage.returned': 'นำกลับ {{stop}}',
  'ratingPage.title': 'ให้คะแนนงานส่ง',
  'ratingPage.track': 'ดูสถานะงาน',
  'ratingPage.unknown': 'ไม่พบงานจากลิงก์นี้',
  'ratingPage.unknownHelp': 'ลิงก์อาจไม่ครบ ลองเปิดจากข้อความหรืออีเมลอีกครั้ง',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly ratingPage: typeof ratingPage;
  }
}
