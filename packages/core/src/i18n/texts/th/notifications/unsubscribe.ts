export const unsubscribe = {
  'unsubscribe.allAgainHelp': 'อีเมลจะส่งไปที่ {{address}} ตามปกติ',
  'unsubscribe.failed': 'เปิดหน้านี้ไม่ได้ในตอนนี้',
  'unsubscribe.failedHelp': 'ตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง',
  'unsubscribe.help': 'คุณจะไม่ได้รับอีเมลเรื่อง “{{event}}” ที่ {{address}} อีก เรื่องนี้ยังขึ้นในหน้าการแจ้งเตือนตามเดิม',
  'unsubscribe.more': 'เลือกทีละเรื่องได้ในหน้า',
  'unsubscribe.noneOfAll': 'หยุดทั้งหมดที่หยุดได้แล้ว',
  'unsubscribe.noneOfAllHelp': 'ใบแจ้งหนี้ เอกสาร และเรื่องความปลอดภัยของบัญชี ยังส่งไปที่ {{address}}',
  'unsubscribe.off': 'หยุดแล้ว',
  'unsubscribe.offHelp': 'เราไม่ส่งอีเมลเรื่อง “{{event}}” ไปที่ {{address}} อีก',
  'unsubscribe.onAgain': 'ส่งให้เหมือนเดิมแล้ว',
  'unsubscribe.onAgainHelp': 'อีเมลเรื่อง “{{event}}” จะส่งไปที่ {{address}} เหมือนเดิม',
  'unsubscribe.settings': 'ตั้งค่าการแจ้งเตือน',
  'unsubscribe.stop': 'หยุดส่งอีเมลเรื่องนี้',
  'unsubscribe.stopAll': 'หยุดอีเมลทั้งหมดที่หยุดได้',
  'unsubscribe.stopAllHelp': 'ใบแจ้งหนี้ เอกสาร และเรื่องความปลอดภัยของบัญชี หยุดไม่ได้',
  'unsubscribe.title': 'หยุดรับอีเมล',
  'unsubscribe.undo': 'ส่งให้เหมือนเดิม',
  'unsubscribe.unknown': 'ลิงก์นี้ใช้ไม่ได้แล้ว',
  'unsubscribe.unknownEvent': 'ทุกเรื่องในอีเมลฉบับนั้น',
  'unsubscribe.unknownHelp': 'ลิงก์อาจมาไม่ครบ ลองเปิดจากอีเมลอีกครั้ง หรือเข้าสู่ระบบแล้วเลือกในหน้าตั้งค่า',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly unsubscribe: typeof unsubscribe;
  }
}
