export const outOfService = {
  'outOfService.checked': 'เช็กล่าสุด {{time}} น. เช็กเองทุก 30 วินาที',
  'outOfService.help': 'ตอนนี้ยังรับงานใหม่ไม่ได้ งานที่กำลังส่งอยู่ยังเดินหน้าตามปกติ',
  'outOfService.newJobs': 'จองงานใหม่',
  'outOfService.newJobsHelp': 'หน้านี้จะเปิดเองเมื่อพร้อม ที่กรอกไว้ยังอยู่ครบ',
  'outOfService.open': 'กลับมารับงานแล้ว จองต่อได้เลย',
  'outOfService.state': 'ปิดปรับปรุงชั่วคราว',
  'outOfService.title': 'ขอเวลาปรับปรุงอีกสักครู่',
  'outOfService.underway': 'งานที่กำลังส่ง',
  'outOfService.underwayHelp': 'ติดตามได้จากลิงก์เดิม',
  'outOfService.what': 'อะไรใช้ได้บ้าง',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly outOfService: typeof outOfService;
  }
}
