export const closed = {
  'closed.checked': 'เช็กล่าสุด {{time}} น. เช็กเองทุก 30 วินาที',
  'closed.follow': 'ติดตามงานส่ง',
  'closed.help': 'ตอนนี้ยังรับงานใหม่ไม่ได้ งานที่กำลังส่งอยู่ยังเดินหน้าตามปกติ',
  'closed.newJobs': 'จองงานใหม่',
  'closed.newJobsHelp': 'หน้านี้จะเปิดเองเมื่อพร้อม ที่กรอกไว้ยังอยู่ครบ',
  'closed.open': 'กลับมารับงานแล้ว จองต่อได้เลย',
  'closed.state': 'ปิดปรับปรุงชั่วคราว',
  'closed.title': 'ขอเวลาปรับปรุงอีกสักครู่',
  'closed.underway': 'งานที่กำลังส่ง',
  'closed.underwayHelp': 'ติดตามได้จากลิงก์เดิม',
  'closed.what': 'อะไรใช้ได้บ้าง',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly closed: typeof closed;
  }
}
