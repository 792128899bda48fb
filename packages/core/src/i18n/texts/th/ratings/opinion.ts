export const opinion = {
  'opinion.book': 'จองส่งของ',
  'opinion.failed': 'เปิดหน้าให้คะแนนไม่ได้ในตอนนี้',
  'opinion.failedHelp': 'ตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง',
  'opinion.jobNumber': 'เลขที่งาน {{id}}',
  'opinion.line': 'จุดของงานนี้',
  'opinion.notYet': 'ให้คะแนนได้เมื่อส่งถึงแล้ว',
  'opinion.notYetHelp': 'งานนี้ยังไม่เสร็จ หรือจบไปโดยไม่ได้ส่ง ลิงก์นี้ใช้ให้คะแนนได้เมื่อส่งถึงครบทุกจุด',
  'opinion.returned': 'นำกลับ {{stop}}',
  'opinion.title': 'ให้คะแนนงานส่ง',
  'opinion.track': 'ดูสถานะงาน',
  'opinion.unknown': 'ไม่พบงานจากลิงก์นี้',
  'opinion.unknownHelp': 'ลิงก์อาจไม่ครบ ลองเปิดจากข้อความหรืออีเมลอีกครั้ง',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly opinion: typeof opinion;
  }
}
