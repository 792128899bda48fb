export const report = {
  'report.askTitle': 'พิมพ์ใบงาน',
  'report.blocked': 'ตัวบล็อกโฆษณาอาจปิดกั้นการพิมพ์ กรุณาปิดตัวบล็อกสำหรับเว็บนี้แล้วกดพิมพ์อีกครั้ง หรือใช้เมนูพิมพ์ของเบราว์เซอร์',
  'report.blockedTitle': 'พิมพ์ไม่ได้',
  'report.booker': 'เบอร์ผู้จอง',
  'report.collect': 'เก็บเงิน {{amount}}',
  'report.contact': 'ผู้ติดต่อ',
  'report.done': 'เวลา',
  'report.driver': 'คนขับ',
  'report.failedTitle': 'เปิดใบงานไม่สำเร็จ',
  'report.none': 'ไม่มี',
  'report.notFound': 'อาจพิมพ์เลขงานผิด หรือเป็นงานของบัญชีอื่น',
  'report.notFoundTitle': 'ไม่พบงานนี้ในบัญชีของคุณ',
  'report.notReceipt': 'ใบงานนี้สรุปการส่งของ ใช้แทนใบเสร็จหรือใบกำกับภาษีไม่ได้',
  'report.notYet': 'ยังไม่ถึง',
  'report.note': 'โน้ต',
  'report.number': 'เลขงาน',
  'report.numberHelp': 'เช่น J000-24819 มีหรือไม่มีขีดก็ได้',
  'report.numberMissing': 'กรุณากรอกเลขงาน',
  'report.open': 'เปิดใบงาน',
  'report.pickUpAt': 'เวลารับของ',
  'report.place': 'สถานที่',
  'report.print': 'พิมพ์',
  'report.stop': 'จุด',
  'report.stops': 'จุดรับและจุดส่ง',
  'report.title': 'ใบงาน เลขที่ {{id}}',
  'report.vehicle': 'รถ',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly report: typeof report;
  }
}
