export const receipt = {
  'receipt.another': 'กรอกชื่อและที่อยู่อื่น',
  'receipt.byCard': 'บัตร',
  'receipt.byCash': 'เงินสด',
  'receipt.byInvoice': 'ใบแจ้งหนี้รายเดือน',
  'receipt.byPromptPay': 'พร้อมเพย์',
  'receipt.byWallet': 'กระเป๋าเงิน',
  'receipt.choose': 'ที่อยู่ใบเสร็จที่บันทึกไว้',
  'receipt.collected': 'เก็บ {{amount}}',
  'receipt.delivered': 'ส่งแล้ว {{time}} น.',
  'receipt.download': 'ดาวน์โหลด PDF',
  'receipt.failed': 'โหลดใบเสร็จไม่สำเร็จ',
  'receipt.further': 'ใบเสร็จและใบลดหนี้อื่นของงานนี้',
  'receipt.job': 'งาน',
  'receipt.missing.notOver': 'ใบเสร็จออกให้เมื่องานเสร็จ',
  'receipt.missing.notPaid': 'ใบเสร็จออกให้เมื่อจ่ายเงินแล้ว',
  'receipt.missing.nothingPaid': 'งานนี้ยกเลิกโดยไม่มีค่าใช้จ่าย จึงไม่มีใบเสร็จ',
  'receipt.missing.onInvoice': 'งานนี้รวมในใบแจ้งหนี้รายเดือน ใบเสร็จออกให้เมื่อจ่ายใบแจ้งหนี้',
  'receipt.named': 'ออกในนามบริษัท',
  'receipt.namedHelp': 'เพิ่มชื่อ ที่อยู่ และเลขผู้เสียภาษี',
  'receipt.notPaidTopUp': 'ใบเสร็จออกให้ทันทีที่ยอดเข้ากระเป๋าเงิน',
  'receipt.notYet': 'ยังไม่มีใบเสร็จ',
  'receipt.number': 'เลขที่ใบเสร็จ',
  'receipt.paid': 'จ่ายแล้ว',
  'receipt.pickedUp': 'รับของ {{time}} น.',
  'receipt.rename': 'ออกใบเสร็จใหม่',
  'receipt.renameHelp': 'ใบเสร็จ {{number}} จะถูกยกเลิก และออกใบใหม่ที่มีเลขใหม่แทน',
  'receipt.renamed': 'ออกใบเสร็จ {{number}} ในนาม {{name}} แล้ว',
  'receipt.replaces': 'ใช้แทน',
  'receipt.route': 'เส้นทางและเวลา',
  'receipt.title': 'ใบเสร็จ',
  'receipt.toInvoices': 'ดูใบแจ้งหนี้',
  'receipt.topUp': 'เติมเงิน',
  'receipt.total': 'รวมสุทธิ',
  'receipt.unknown': 'ไม่พบใบเสร็จนี้',
  'receipt.unknownHelp': 'ลิงก์อาจไม่ครบ หรือเป็นของบัญชีอื่น',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly receipt: typeof receipt;
  }
}
