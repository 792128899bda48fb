/** Answers about proof of identity. */
export const reauthenticationTexts = {
  proofMissing: {
    th: 'กรุณายืนยันตัวตนด้วยรหัสผ่าน หรือขอรหัสยืนยันแล้วกรอกรหัสนั้น',
    en: 'Please prove who you are: with your password, or with a code that you have sent to yourself.',
  },
  wrongPassword: { th: 'รหัสผ่านไม่ถูกต้อง', en: 'The password is not right.' },
  noPassword: {
    th: 'บัญชีนี้ไม่มีรหัสผ่าน กรุณาขอรหัสยืนยันแทน',
    en: 'This account has no password. Please have a code sent instead.',
  },
  signOnAgain: {
    th: 'กรุณาเข้าใช้งานใหม่จากหน้าของพาร์ตเนอร์ แล้วทำรายการภายใน 10 นาที',
    en: "Please sign on again from the partner's page, and do this within 10 minutes.",
  },
};
