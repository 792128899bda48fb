export const month = {
  'month.account': 'ความเคลื่อนไหวของบัญชี',
  'month.accountHelp': 'ยอดที่ค้างกับส่งไว ก่อนและหลังแต่ละรายการ',
  'month.amount': 'จำนวนเงิน',
  'month.back': 'ใบแจ้งหนี้',
  'month.closing': 'ยอดยกไป',
  'month.credit': 'ใบลดหนี้',
  'month.department': 'แผนก',
  'month.departments': 'ตามแผนก',
  'month.empty': 'ไม่มีงานในเดือนนี้',
  'month.failed': 'โหลดสรุปเดือนนี้ไม่สำเร็จ',
  'month.invoice': 'ใบแจ้งหนี้',
  'month.jobs': 'งาน',
  'month.next': 'เดือนถัดไป',
  'month.noDepartment': 'ไม่ระบุแผนก',
  'month.noReference': 'ไม่มีเลขอ้างอิง',
  'month.none': 'ไม่มีความเคลื่อนไหว',
  'month.opening': 'ยอดยกมา',
  'month.owed': 'คงค้าง {{amount}}',
  'month.pack': 'ดาวน์โหลดเอกสารทั้งเดือน',
  'month.packCancel': 'หยุด',
  'month.packCancelled': 'หยุดดาวน์โหลดแล้ว',
  'month.packDone': 'ดาวน์โหลด {{name}} แล้ว',
  'month.packFailed': 'ดาวน์โหลดไม่สำเร็จ',
  'month.packHelp': 'ใบแจ้งหนี้ ใบเสร็จ หลักฐานการส่ง และรายการงาน (xlsx) ในไฟล์ ZIP เดียว',
  'month.packNone': 'เดือนนี้ยังไม่มีเอกสาร',
  'month.packWorking': 'กำลังรวมเอกสาร',
  'month.payment': 'จ่ายเงิน',
  'month.previous': 'เดือนก่อนหน้า',
  'month.reference': 'เลขอ้างอิง',
  'month.references': 'ตามเลขอ้างอิง',
  'month.title': 'สรุปค่าส่งเดือน{{month}}',
  'month.total': 'รวม',
  'month.view': 'แสดงค่าส่ง',
  'month.withheld': 'หัก ณ ที่จ่าย',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly month: typeof month;
  }
}
