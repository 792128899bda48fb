import type { LocalText } from '../http/language.ts';

/** What the room `account` says. */
export const accountTexts = {
  signedIn: { th: 'เข้าสู่ระบบสำเร็จ', en: 'Signed in' },
  signedOut: { th: 'ออกจากระบบแล้ว', en: 'Signed out' },
  wrongLogin: { th: 'อีเมล เบอร์โทร หรือรหัสผ่านไม่ถูกต้อง', en: 'Wrong email, phone number or password.' },
  noSocialUser: {
    th: 'บัญชีโซเชียลนี้ยังไม่ได้ลงทะเบียน กรุณาสมัครสมาชิกก่อน',
    en: 'This social account is not registered yet. Please sign up first.',
  },
  passwordMissing: { th: 'กรุณากรอกรหัสผ่าน', en: 'Please enter your password.' },
  tooManyTries: (minutes: number): LocalText => ({
    th: `เข้าสู่ระบบไม่สำเร็จหลายครั้งเกินไป กรุณาลองใหม่ในอีก ${minutes} นาที`,
    en: `Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  }),
};
