export const billing = {
  'billing.add': 'เพิ่มที่อยู่',
  'billing.added': 'เพิ่ม {{name}} แล้ว',
  'billing.address': 'ที่อยู่สำหรับออกใบเสร็จ',
  'billing.addressHelp': 'ตามที่จดทะเบียนไว้ เช่น 98 ซ.อารีย์ 4 พญาไท กรุงเทพฯ 10400',
  'billing.addressRequired': 'กรุณากรอกที่อยู่สำหรับออกใบเสร็จ',
  'billing.branch': 'สำนักงานใหญ่หรือสาขา',
  'billing.branchInvalid': 'เลขที่สาขามี 5 หลัก เช่น 00001 ตามใบ ภ.พ.20',
  'billing.branchNumber': 'เลขที่สาขา 5 หลัก',
  'billing.branchNumberHelp': 'ตามใบทะเบียนภาษีมูลค่าเพิ่ม (ภ.พ.20) เช่น 00001',
  'billing.branchOffice': 'สาขา',
  'billing.branchRequired': 'กรุณาเลือกสำนักงานใหญ่ หรือสาขา',
  'billing.cancel': 'ยกเลิก',
  'billing.change': 'แก้ไข',
  'billing.changed': 'แก้ไข {{name}} แล้ว',
  'billing.companyName': 'ชื่อบริษัทหรือชื่อผู้เสียภาษี',
  'billing.companyNameRequired': 'กรุณากรอกชื่อบริษัท',
  'billing.empty': 'ยังไม่มีที่อยู่สำหรับออกใบเสร็จ',
  'billing.emptyAction': 'เพิ่มที่อยู่แรก',
  'billing.failed': 'อ่านที่อยู่สำหรับออกใบเสร็จไม่ได้ในตอนนี้',
  'billing.keep': 'เก็บไว้',
  'billing.list': 'ที่อยู่สำหรับออกใบเสร็จ',
  'billing.listDetail': 'เลือกใช้ตอนจองหรือขอใบเสร็จได้ เก็บได้ถึง {{most}} รายการ',
  'billing.officeHelp': 'ใบกำกับภาษีต้องระบุ บุคคลธรรมดาและผู้ที่มีที่ทำการแห่งเดียวเลือกสำนักงานใหญ่',
  'billing.officeMissing': 'ใบกำกับภาษีต้องระบุสำนักงานใหญ่หรือสาขา และรหัสไปรษณีย์ของผู้ซื้อ กรุณากรอกเพิ่มครั้งเดียว',
  'billing.postcode': 'รหัสไปรษณีย์',
  'billing.postcodeInvalid': 'รหัสไปรษณีย์มี 5 หลัก เช่น 10110 กรุณาตรวจอีกครั้ง',
  'billing.postcodeRequired': 'กรุณากรอกรหัสไปรษณีย์',
  'billing.remove': 'ลบ',
  'billing.removed': 'ลบ {{name}} แล้ว',
  'billing.removeDetail': 'ใบเสร็จที่ออกไปแล้วไม่เปลี่ยน',
  'billing.removeTitle': 'ลบ {{name}} ไหม',
  'billing.save': 'บันทึก',
  'billing.taxId': 'เลขประจำตัวผู้เสียภาษี',
  'billing.taxIdInvalid': 'เลขผู้เสียภาษี 13 หลักไม่ถูกต้อง กรุณาตรวจอีกครั้ง',
  'billing.taxIdRequired': 'กรุณากรอกเลขผู้เสียภาษี 13 หลัก',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly billing: typeof billing;
  }
}
