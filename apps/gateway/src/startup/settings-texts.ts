/** What an administrator of the settings is answered. */
export const settingsTexts = {
  saved: { th: 'บันทึกการตั้งค่าเรียบร้อยแล้ว', en: 'The settings are saved.' },
  email: { th: 'อีเมลไม่ถูกต้อง กรุณาตรวจสอบ', en: 'This is not an e-mail address. Please check it.' },
} as const;
