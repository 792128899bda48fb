/** Answers to administrators about settings. */
export const settingsTexts = {
  saved: { th: 'บันทึกการตั้งค่าเรียบร้อยแล้ว', en: 'The settings are saved.' },
  email: { th: 'อีเมลไม่ถูกต้อง กรุณาตรวจสอบ', en: 'This is not an e-mail address. Please check it.' },
  noSuchTerms: {
    th: 'ไม่มีข้อความของข้อกำหนดฉบับนี้ กรุณาใช้ฉบับที่มีอยู่ในระบบ',
    en: 'There are no texts of this version. Please name one that this program has.',
  },
} as const;
