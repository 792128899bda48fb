import type { Language } from '@songwai/core/basics/language';
import type { Mail } from '../identity/mails.ts';

/** The mail before an erasure; also warns an owner who did not request it. */
export function erasureMail({ date, publicUrl, language }: { date: string; publicUrl: string; language: Language }): Mail {
  return {
    th: {
      subject: 'บัญชี Songwai ของคุณจะถูกลบ',
      body: `เราได้รับคำขอลบบัญชีของคุณ ข้อมูลจะถูกลบในวันที่ ${date} และกู้คืนไม่ได้\nถ้าเปลี่ยนใจ เข้าสู่ระบบแล้วยกเลิกก่อนวันนั้นที่ ${publicUrl}/settings/privacy\nถ้าคุณไม่ได้ขอ กรุณายกเลิกและเปลี่ยนรหัสผ่านทันที\n\nหลังลบแล้วเราจะไม่มีอีเมลของคุณ จึงจะไม่มีข้อความแจ้งอีก`,
    },
    en: {
      subject: 'Your Songwai account is going to be erased',
      body: `You asked us to erase your account. It will be erased on ${date}, for good.\nIf you change your mind, sign in before that day and cancel it at ${publicUrl}/en/settings/privacy\nIf you did not ask for it, cancel it and change your password at once.\n\nOnce it is erased we no longer know this address, so there will be no further message.`,
    },
  }[language];
}

/** The text message before an erasure. */
export const erasureText = ({ date, publicUrl, language }: { date: string; publicUrl: string; language: Language }): string =>
  ({
    th: `บัญชี Songwai ของคุณจะถูกลบวันที่ ${date} ถ้าไม่ใช่คุณหรือเปลี่ยนใจ ยกเลิกที่ ${publicUrl}/settings/privacy`,
    en: `Your Songwai account will be erased on ${date}. Not you, or changed your mind? Cancel at ${publicUrl}/en/settings/privacy`,
  })[language];

/** The answer of administrators, in both languages because the user's is not known. */
export function outcomeMail({ isDone, outcome }: { isDone: boolean; outcome: string }): Mail {
  return {
    subject: 'คำตอบเรื่องข้อมูลส่วนบุคคลของคุณ · Your request about your data',
    body: `${isDone ? 'ดำเนินการแล้ว' : 'ไม่สามารถดำเนินการได้'}: ${outcome}\n\n${isDone ? 'It is done' : 'It could not be done'}: ${outcome}`,
  };
}
