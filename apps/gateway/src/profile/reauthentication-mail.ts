import type { Language } from '@songwai/core/basics/language';
import type { Mail } from '../identity/mails.ts';

/** The mail with a code that proves the user's identity. */
export const identityMail = (code: string, language: Language): Mail =>
  ({
    th: {
      subject: 'รหัสยืนยันตัวตนของคุณ',
      body: `รหัสของคุณคือ ${code}\nใช้ยืนยันว่าคุณเป็นผู้ขอดำเนินการกับบัญชีของคุณ ได้ภายใน 5 นาที อย่าบอกรหัสนี้กับใคร`,
    },
    en: {
      subject: 'Your code',
      body: `Your code is ${code}\nIt proves that it is you who asks for a change or a copy of your account, for 5 minutes. Tell it to nobody.`,
    },
  })[language];
