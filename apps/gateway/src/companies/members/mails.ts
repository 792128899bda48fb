import type { Language } from '@songwai/core/basics/language';
import type { Mail } from '../../identity/mails.ts';
import { companyInMessage } from './company-in-message.ts';

/** The contents of an invitation. */
export interface InvitationMail {
  /** The name as its owner typed it; messages use a cleaned and shortened form. */
  readonly company: string;
  readonly link: string;
  readonly language: Language;
}

const longestInMail = 80;
/** A text message fits 70 Thai characters; with the link it needs more than one anyway. */
const longestInSms = 30;

const someCompany = { th: 'บริษัทแห่งหนึ่ง', en: 'A company' } as const;

const nameIn = ({ company, language }: InvitationMail, most: number): string =>
  companyInMessage(company, most) || someCompany[language];

/** The invitation as a mail. */
export function invitationMail(invitation: InvitationMail): Mail {
  const { link, language } = invitation;
  const name = nameIn(invitation, longestInMail);
  if (language === 'en')
    return {
      subject: `Songwai: ${name} invites you`,
      body: `${name} invites you to book deliveries for it with Songwai.\nSign in, or sign up, and accept within 7 days:\n${link}\n\nIf you do not know this company, do nothing.`,
    };
  return {
    subject: `Songwai: ${name} เชิญคุณ`,
    body: `${name} เชิญคุณจองส่งของในนามบริษัทกับ Songwai\nเข้าสู่ระบบหรือสมัครสมาชิก แล้วตอบรับภายใน 7 วันที่\n${link}\n\nถ้าคุณไม่รู้จักบริษัทนี้ ไม่ต้องทำอะไร`,
  };
}

/** The invitation as a text message; begins with our name, so that it is not mistaken for the company's own. */
export function invitationText(invitation: InvitationMail): string {
  const { link, language } = invitation;
  const name = nameIn(invitation, longestInSms);
  return language === 'en'
    ? `Songwai: ${name} invites you to book deliveries for it: ${link}`
    : `Songwai: ${name} เชิญคุณจองส่งของในนามบริษัท ตอบรับที่ ${link}`;
}
