export const consent = {
  'consent.accept': 'ฉันยอมรับ{{privacy}}และ{{terms}}ของส่งไว',
  'consent.missing': 'กรุณายอมรับข้อนี้ก่อนจอง หากไม่ยอมรับ จะใช้บริการไม่ได้',
  'consent.newWindow': 'เปิดในหน้าต่างใหม่',
  'consent.partner': 'ข้อกำหนดและความเป็นส่วนตัวของ {{partner}}',
  'consent.privacy': 'นโยบายความเป็นส่วนตัว',
  'consent.terms': 'ข้อกำหนดการใช้งาน',
  'consent.withPartner': 'ฉันยอมรับ{{privacy}}และ{{terms}}ของส่งไว รวมถึง{{partnerTerms}}',
} as const;
