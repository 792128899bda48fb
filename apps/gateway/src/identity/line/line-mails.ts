import type { Mail } from '../mails.ts';

/** The mail that the link to LINE has ended, in both languages because the owner's language is unknown. */
export const lineUnlinkedMail = (publicUrl: string): Mail => ({
  subject: 'ยกเลิกการเชื่อม Songwai กับ LINE แล้ว · Your Songwai account is no longer linked to LINE',
  body: `บัญชีของคุณเลิกเชื่อมกับ LINE แล้ว และอุปกรณ์อื่นออกจากระบบแล้ว ต่อไปเข้าสู่ระบบด้วยรหัสผ่าน\nถ้าไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่ทันทีที่ ${publicUrl}/forgotpassword\n\nYour account is no longer linked to LINE, and your other devices were signed out. From now on you sign in by password.\nIf it was not you, set a new password at once at ${publicUrl}/en/forgotpassword`,
});

/** {@link lineUnlinkedMail} as a text message. */
export const lineUnlinkedText = (publicUrl: string): string =>
  `บัญชี Songwai ของคุณเลิกเชื่อมกับ LINE แล้ว (LINE unlinked) ถ้าไม่ใช่คุณ ตั้งรหัสผ่านใหม่ที่ ${publicUrl}/forgotpassword`;
