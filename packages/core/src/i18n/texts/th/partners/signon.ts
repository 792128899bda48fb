export const signon = {
  'signon.accept': 'เข้าสู่ระบบเป็น {{name}}',
  'signon.ask': 'เข้าสู่ระบบเป็น {{name}} แทนไหม',
  'signon.askHelp': 'ตอนนี้คุณเข้าสู่ระบบเป็น {{present}} ลิงก์จาก {{partner}} จะเปลี่ยนเป็นบัญชีอื่น หากไม่ได้กดลิงก์นี้เอง ให้ใช้บัญชีเดิมต่อ',
  'signon.askLoss': 'ถ้าเปลี่ยน เราจะออกจากระบบของ {{present}} และลบสิ่งที่กรอกค้างไว้บนเครื่องนี้',
  'signon.book': 'ไปหน้าจองส่งของ',
  'signon.decline': 'ใช้บัญชีเดิมต่อ',
  'signon.failedHelp': 'กลับไปที่เว็บไซต์ที่ส่งคุณมา แล้วเปิดลิงก์อีกครั้ง ลิงก์แต่ละอันใช้ได้ครั้งเดียวและหมดอายุใน 5 นาที',
  'signon.nameTitle': 'กรอกชื่อให้ครบก่อนใช้งาน',
  'signon.reason': 'รหัสสาเหตุ {{reason}}',
  'signon.retryHelp': 'ตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง ลิงก์นี้ยังใช้ได้อยู่ครู่หนึ่ง',
  'signon.signIn': 'เข้าสู่ระบบด้วยวิธีอื่น',
  'signon.working': 'กำลังเข้าสู่ระบบ',
  'signon.workingHelp': 'ใช้เวลาสักครู่ แล้วเราจะพาไปหน้าจองส่งของ',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly signon: typeof signon;
  }
}
