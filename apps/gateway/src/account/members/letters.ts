import type { Language } from '../../http/language.ts';
import type { Letter } from '../letters.ts';

/** What an invitation says. */
export interface InvitationLetter {
  readonly company: string;
  readonly link: string;
  readonly language: Language;
}

/** A company asks somebody to act for it, by mail. */
export function invitationLetter({ company, link, language }: InvitationLetter): Letter {
  if (language === 'en')
    return {
      subject: `${company} invites you to Songwai`,
      body: `${company} invites you to book deliveries for it with Songwai.\nSign in, or sign up, and accept within 7 days:\n${link}\n\nIf you do not know this company, do nothing.`,
    };
  return {
    subject: `${company} เชิญคุณใช้ Songwai`,
    body: `${company} เชิญคุณจองส่งของในนามบริษัทกับ Songwai\nเข้าสู่ระบบหรือสมัครสมาชิก แล้วตอบรับภายใน 7 วันที่\n${link}\n\nถ้าคุณไม่รู้จักบริษัทนี้ ไม่ต้องทำอะไร`,
  };
}

/** The same as a text message. */
export const invitationText = ({ company, link, language }: InvitationLetter): string =>
  language === 'en'
    ? `${company} invites you to book for it with Songwai: ${link}`
    : `${company} เชิญคุณจองส่งของในนามบริษัทกับ Songwai: ${link}`;
