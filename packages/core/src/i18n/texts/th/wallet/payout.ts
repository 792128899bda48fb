export const payout = {
  'payout.account': 'บัญชีรับเงิน',
  'payout.accountChange': 'เปลี่ยนบัญชี',
  'payout.accountLine': '{{bank}} ลงท้าย {{digits}} · {{name}}',
  'payout.accountName': 'ชื่อบัญชี',
  'payout.accountNameHelp': 'ตามหน้าสมุดบัญชี',
  'payout.accountNameRequired': 'กรุณากรอกชื่อบัญชี',
  'payout.accountNumber': 'เลขที่บัญชี',
  'payout.accountNumberInvalid': 'กรุณากรอกเลขที่บัญชี 10 ถึง 15 หลัก',
  'payout.accountSave': 'บันทึกบัญชี',
  'payout.accountTitle': 'ถอนเงินเข้าบัญชีไหน',
  'payout.amount': 'ยอดที่ถอน',
  'payout.amountHelp': 'ถอนได้ถึง {{amount}}',
  'payout.amountInvalid': 'กรุณากรอกยอด 1 บาท ถึง {{amount}}',
  'payout.ask': 'ถอน {{amount}}',
  'payout.askEmpty': 'ถอนเงิน',
  'payout.bank': 'ธนาคาร',
  'payout.bankChoose': 'เลือกธนาคาร',
  'payout.bankRequired': 'กรุณาเลือกธนาคาร',
  'payout.bank.baac': 'ธ.ก.ส.',
  'payout.bank.bay': 'กรุงศรีอยุธยา',
  'payout.bank.bbl': 'กรุงเทพ',
  'payout.bank.gsb': 'ออมสิน',
  'payout.bank.kbank': 'กสิกรไทย',
  'payout.bank.ktb': 'กรุงไทย',
  'payout.bank.scb': 'ไทยพาณิชย์',
  'payout.bank.ttb': 'ทีเอ็มบีธนชาต',
  'payout.cancel': 'ยังไม่ถอน',
  'payout.list': 'รายการถอน',
  'payout.listBank': '{{day}} · {{bank}} ลงท้าย {{digits}}',
  'payout.requested': 'ขอถอน {{amount}} แล้ว เราจะแจ้งเมื่อโอนเข้าบัญชี',
  'payout.state.paid': 'โอนแล้ว',
  'payout.state.refused': 'โอนไม่สำเร็จ',
  'payout.state.requested': 'รอโอน',
  'payout.title': 'ถอนเงินเก็บปลายทาง',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly payout: typeof payout;
  }
}
