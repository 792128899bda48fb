import type { LocalText } from '../../http/language.ts';

/** Texts of signing in by LINE. */
export const lineTexts = {
  noLine: {
    th: 'ยังไม่เปิดให้เข้าสู่ระบบด้วย LINE กรุณาใช้อีเมลหรือเบอร์โทร',
    en: 'Sign-in with LINE is not available here. Please use your email or phone number.',
  },
  wrongLine: {
    th: 'LINE ไม่ยืนยันการเข้าสู่ระบบนี้ หรือใช้เวลานานเกินไป กรุณาเข้าสู่ระบบด้วย LINE อีกครั้ง',
    en: 'LINE does not confirm this sign-in, or it took too long. Please sign in with LINE again.',
  },
  lineAway: {
    th: 'ติดต่อ LINE ไม่ได้ในตอนนี้ กรุณาลองใหม่ หรือใช้อีเมลหรือเบอร์โทร',
    en: 'LINE cannot be reached right now. Please try again, or use your email or phone number.',
  },
  lineTaken: {
    th: 'LINE นี้มีบัญชีอยู่แล้ว กรุณาเข้าสู่ระบบด้วย LINE',
    en: 'This LINE user has an account already. Please sign in with LINE.',
  },
  notLinked: { th: 'บัญชีนี้ไม่ได้เชื่อมกับ LINE', en: 'This account is not linked to LINE.' },
  unlinked: {
    th: 'ยกเลิกการเชื่อมกับ LINE แล้ว และแจ้ง LINE ให้ถอนสิทธิ์ที่คุณให้ไว้แล้ว',
    en: 'The link to LINE has ended, and LINE has withdrawn what you granted us.',
  },
  needsOtherWay: {
    th: 'กรุณาตั้งรหัสผ่านก่อนยกเลิกการเชื่อมกับ LINE เพื่อให้เข้าสู่ระบบได้',
    en: 'Please set a password before you end the link to LINE, so that you can still sign in.',
  },
} as const satisfies Record<string, LocalText>;
