import type { LocalText } from '../../http/language.ts';
import type { Mail } from '../mails.ts';

/** Messages about the administrator role. */
export const administratorTexts = {
  isSuspended: {
    th: 'บัญชีนี้ถูกระงับอยู่ กรุณายกเลิกการระงับก่อนตั้งเป็นผู้ดูแลระบบ',
    en: 'This account is suspended. Let it in again before you make it an administrator.',
  },
  isUnproven: {
    th: 'บัญชีนี้ยังไม่มีเบอร์โทรหรืออีเมลที่ยืนยันแล้ว (ลูกค้าของพาร์ตเนอร์เป็นผู้ดูแลระบบไม่ได้) ให้เจ้าของบัญชีสมัครและกรอกรหัสยืนยันก่อน',
    en: 'This account has no verified phone or email of its own (a guest of a partner has none). Its owner has to sign up and enter the code first.',
  },
  isLast: {
    th: 'นี่คือผู้ดูแลระบบคนสุดท้ายที่ใช้งานได้ กรุณาตั้งผู้ดูแลระบบคนอื่นก่อน',
    en: 'This is the last administrator who can sign in. Make another one first.',
  },
  reasonMissing: {
    th: 'กรุณาระบุเหตุผล เหตุผลจะถูกเก็บไว้และแจ้งให้เจ้าของบัญชีทราบ',
    en: 'Please give the reason: it is kept, and told to the owner of the account.',
  },
} as const satisfies Record<string, LocalText>;

/** The mail to a new administrator, in both languages because the owner's language is unknown. */
export const appointedMail = (publicUrl: string): Mail => ({
  subject: 'บัญชีของคุณเป็นผู้ดูแลระบบ Songwai แล้ว · Your account is an administrator of Songwai',
  body: `บัญชีของคุณได้รับสิทธิ์ผู้ดูแลระบบแล้ว กรุณาเข้าสู่ระบบใหม่ที่ ${publicUrl}/login\nถ้าคุณไม่ได้ตกลงเรื่องนี้ กรุณาแจ้งผู้ดูแลระบบคนอื่นทันที\n\nYour account was made an administrator. Please sign in again at ${publicUrl}/en/login\nIf you did not agree to this, tell another administrator at once.`,
});

/** {@link appointedMail} as a text message. */
export const appointedText = (publicUrl: string): string =>
  `บัญชี Songwai ของคุณเป็นผู้ดูแลระบบแล้ว เข้าสู่ระบบใหม่ที่ ${publicUrl}/login · You are an administrator now: sign in again`;

/** The mail that an account has lost the administrator role. */
export const dismissedMail: Mail = {
  subject: 'บัญชีของคุณไม่ได้เป็นผู้ดูแลระบบ Songwai แล้ว · Your account is no longer an administrator of Songwai',
  body: 'สิทธิ์ผู้ดูแลระบบของบัญชีคุณสิ้นสุดแล้ว บัญชียังใช้งานเป็นลูกค้าได้ตามปกติ\n\nYour account is no longer an administrator. It goes on as a customer’s.',
};

/** {@link dismissedMail} as a text message. */
export const dismissedText = 'บัญชี Songwai ของคุณไม่ได้เป็นผู้ดูแลระบบแล้ว · Your Songwai account is no longer an administrator';
