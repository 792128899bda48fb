export const preferences = {
  'preferences.money': 'ใบแจ้งหนี้ และเงินที่ถอน',
  'preferences.moneyGroup': 'การเงิน',
  'preferences.jobsGroup': 'งานส่งของ',
  'preferences.chatGroup': 'แชต',
  'preferences.accountGroup': 'บัญชี',
  'preferences.booked': 'จองงานแล้ว',
  'preferences.cancelled': 'งานถูกยกเลิก',
  'preferences.cellName': '{{event}} แจ้งทาง{{channel}}',
  'preferences.company': 'ผลตรวจเอกสารบริษัท',
  'preferences.delivered': 'ส่งถึงแล้ว',
  'preferences.event': 'เรื่อง',
  'preferences.failed': 'ดูการตั้งค่าการแจ้งเตือนไม่ได้ในตอนนี้',
  'preferences.help': 'เลือกว่าจะให้เรื่องไหนขึ้นในหน้าการแจ้งเตือน มีผลกับเรื่องที่เกิดหลังจากนี้',
  'preferences.locked': 'แจ้งเสมอ',
  'preferences.members': 'สมาชิกใหม่เข้าร่วมบริษัท',
  'preferences.messages': 'ข้อความแชตที่ยังไม่ได้อ่าน',
  'preferences.noDriver': 'ไม่มีคนขับ ต้องเลือกต่อ',
  'preferences.push': 'แจ้งเตือนบนเครื่องนี้',
  'preferences.pushDenied': 'เบราว์เซอร์ปิดกั้นการแจ้งเตือนของเว็บนี้ เปิดได้ในการตั้งค่าของเบราว์เซอร์',
  'preferences.pushHelp': 'ขึ้นบนหน้าจอแม้ไม่ได้เปิดส่งไว มีผลเฉพาะเครื่องนี้',
  'preferences.pushNeedsInstall': 'เพิ่มส่งไวไปยังหน้าจอโฮมก่อน แล้วเปิดการแจ้งเตือนจากที่นั่น',
  'preferences.pushNone': 'เบราว์เซอร์นี้รับการแจ้งเตือนไม่ได้',
  'preferences.pushTest': 'ส่งข้อความทดสอบ',
  'preferences.pushTested': 'ส่งข้อความทดสอบแล้ว จะขึ้นบนหน้าจอในไม่กี่วินาที',
  'preferences.pushUnreached': 'ติดต่อบริการแจ้งเตือนของเบราว์เซอร์ไม่ได้ กรุณาลองอีกครั้ง',
  'preferences.saved': 'บันทึกแล้ว',
  'preferences.recurring': 'จองประจำที่รอคุณตัดสินใจ หรือเงินไม่พอ',
  'preferences.security': 'เข้าสู่ระบบจากเครื่องใหม่ และการขอลบบัญชี',
  'preferences.line': 'LINE',
  'preferences.mail': 'อีเมล',
  'preferences.rewards': 'เครดิตฟรี ระดับสมาชิก และเพื่อนที่ชวน',
  'preferences.sms': 'SMS',
  'preferences.underway': 'ได้คนขับ และรับของแล้ว',
  'preferences.web': 'เว็บ',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly preferences: typeof preferences;
  }
}
