export const returned = {
  'returned.back': 'กลับไปกระเป๋าเงิน',
  'returned.checking': 'กำลังตรวจการจ่าย {{amount}}',
  'returned.checkingHelp': 'รอธนาคารยืนยัน หน้านี้เปลี่ยนเองเมื่อได้คำตอบ',
  'returned.checkingSlow': 'ใช้เวลานานกว่าปกติ ปิดหน้านี้ได้ เราจะแจ้งเมื่อได้คำตอบ',
  'returned.failed': 'เติมเงินไม่สำเร็จ',
  'returned.failedHelp': 'ยังไม่มีการคิดเงิน',
  'returned.expired': 'หมดเวลาจ่ายแล้ว',
  'returned.expiredHelp': 'ยังไม่มีการคิดเงิน ถ้าโอนไปแล้ว เงินจะเข้ากระเป๋าเงินเอง',
  'returned.late': 'เงินมาถึงหลังหมดเวลา เข้ากระเป๋าเงินแล้ว',
  'returned.loading': 'กำลังถามผลการจ่าย',
  'returned.paid': 'เติมเงิน {{amount}} เรียบร้อย',
  'returned.paidHelp': 'เงินเข้ากระเป๋าเงินแล้ว พร้อมใช้ทันที',
  'returned.reference': 'เลขอ้างอิง {{reference}}',
  'returned.title': 'ผลการเติมเงิน',
  'returned.tryAgain': 'เติมเงินอีกครั้ง',
  'returned.unknown': 'ไม่พบการจ่ายนี้',
  'returned.unknownHelp': 'กรุณาดูยอดและรายการที่รออยู่ในกระเป๋าเงิน',
  'returned.unanswered': 'ตรวจผลการจ่ายไม่ได้ในตอนนี้',
  'returned.unansweredHelp': 'ถ้าจ่ายแล้ว เงินจะเข้ากระเป๋าเงินเอง กรุณาตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง',
  'returned.failure.declined': 'ธนาคารไม่อนุมัติ กรุณาใช้บัตรอื่นหรือติดต่อธนาคาร',
  'returned.failure.fraud': 'ธนาคารไม่อนุมัติ กรุณาใช้บัตรอื่นหรือติดต่อธนาคาร',
  'returned.failure.insufficientFunds': 'วงเงินในบัตรไม่พอ กรุณาใช้บัตรอื่น',
  'returned.failure.lostOrStolen': 'บัตรนี้ถูกระงับ กรุณาใช้บัตรอื่นหรือติดต่อธนาคาร',
  'returned.failure.notConfirmed': 'ยังไม่ได้ยืนยันกับธนาคาร กรุณาลองอีกครั้ง',
  'returned.failure.processing': 'ธนาคารประมวลผลไม่สำเร็จ กรุณาลองอีกครั้ง',
  'returned.failure.wrongCode': 'รหัสหลังบัตรไม่ถูกต้อง กรุณาตรวจบัตรแล้วลองอีกครั้ง',
  'returned.giveUp': 'ยกเลิกการเติมเงินนี้',
  'returned.qr': 'QR พร้อมเพย์ {{amount}}',
  'returned.secondsLeft_other': 'เหลือ {{count}} วินาที',
  'returned.scan': 'สแกนหรือเปิด QR นี้ด้วยแอปธนาคาร เงินเข้าแล้วหน้านี้เปลี่ยนเอง',
  'returned.timeLeft': 'จ่ายได้อีก',
  'returned.toBank': 'ไปยืนยันกับธนาคาร',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly returned: typeof returned;
  }
}
