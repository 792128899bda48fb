export const notifications = {
  'notifications.allRead': 'อ่านครบแล้ว',
  'notifications.book': 'เรียกรถ',
  'notifications.companyRefused': 'เอกสารบริษัทยังไม่ผ่าน',
  'notifications.companyVerified': 'เอกสารบริษัทผ่านการตรวจแล้ว',
  'notifications.delivered': 'งาน {{job}} ส่งถึงแล้ว',
  'notifications.driverAssigned': 'งาน {{job}} ได้คนขับแล้ว',
  'notifications.empty': 'ยังไม่มีการแจ้งเตือน',
  'notifications.emptyHelp': 'เรื่องของงานส่งและบัญชีจะขึ้นที่นี่ เก็บไว้ 90 วัน',
  'notifications.payoutPaid': 'โอนเงินที่ถอนเข้าบัญชีธนาคารแล้ว',
  'notifications.payoutRefused': 'ถอนเงินไม่สำเร็จ เงินกลับเข้ากระเป๋าเงินแล้ว',
  'notifications.erasureAsked': 'มีการขอลบบัญชีนี้',
  'notifications.failed': 'ดูการแจ้งเตือนไม่ได้ในตอนนี้',
  'notifications.failedHelp': 'ตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง งานที่กำลังส่งไม่ได้รับผลกระทบ',
  'notifications.fileBooked': 'จองจากไฟล์เสร็จแล้ว ดูผลและไฟล์พร้อมเลขงานได้',
  'notifications.jobBooked': 'จองงาน {{job}} แล้ว',
  'notifications.jobCancelled': 'ยกเลิกงาน {{job}} แล้ว',
  'notifications.jobUnpaid': 'งาน {{job}} ไม่ได้จ่ายในเวลา จึงยกเลิกแล้ว ยังไม่มีการคิดเงิน',
  'notifications.memberJoined': '{{name}} เข้าร่วมบริษัทแล้ว',
  'notifications.memberJoinedUnnamed': 'มีสมาชิกใหม่เข้าร่วมบริษัท',
  'notifications.more': 'ดูก่อนหน้านี้',
  'notifications.newDevice': 'มีการเข้าสู่ระบบจาก {{name}}',
  'notifications.newDeviceUnnamed': 'มีการเข้าสู่ระบบจากเครื่องใหม่',
  'notifications.noDriver': 'งาน {{job}} ยังไม่มีคนขับรับ',
  'notifications.receiverSaid': 'ผู้รับของงาน {{job}} ฝากบอกคนขับ',
  'notifications.pickedUp': 'งาน {{job}} รับของแล้ว',
  'notifications.preferences': 'เลือกเรื่องที่จะแจ้ง',
  'notifications.readAll': 'อ่านทั้งหมดแล้ว',
  'notifications.seeCompany': 'ดูข้อมูลบริษัท',
  'notifications.seePrivacy': 'ดูเรื่องลบบัญชี',
  'notifications.seeSecurity': 'ดูเครื่องที่ใช้อยู่',
  'notifications.title': 'การแจ้งเตือน',
  'notifications.today': 'วันนี้',
  'notifications.unread': 'ยังไม่ได้อ่าน',
  'notifications.unreadCount_other': '{{count}} เรื่องยังไม่ได้อ่าน',
  'notifications.yesterday': 'เมื่อวาน',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly notifications: typeof notifications;
  }
}
