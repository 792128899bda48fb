import type { Language } from '@songwai/core/basics/language';
import { codeSeconds } from '../codes/one-time-codes.ts';
import { composeMail, type Mail } from '../mails.ts';

const codeMinutes = codeSeconds / 60;

/** A code that proves that an address belongs to the user. The typed address may be another person's. */
export const emailCodeMail = (code: string, language: Language): Mail =>
  composeMail(
    { th: 'รหัสยืนยันอีเมลของคุณ', en: 'Confirm your email address' },
    {
      th: `รหัสของคุณคือ ${code}\nกรอกรหัสนี้ที่ Songwai ภายใน ${codeMinutes} นาที แล้วใช้อีเมลนี้เข้าสู่ระบบได้ อย่าบอกรหัสนี้กับใคร\n\nถ้าคุณไม่ได้ขอ ไม่ต้องทำอะไร หากไม่มีรหัสนี้ ไม่มีใครใช้อีเมลของคุณเข้าสู่ระบบได้`,
      en: `Your code is ${code}\nEnter it at Songwai within ${codeMinutes} minutes, and you can sign in with this address. Tell it to nobody.\n\nIf you did not ask for it, do nothing: without the code nobody can sign in with your address.`,
    },
    language,
  );

/** In both languages, where the reader's language is unknown. */
const inBoth = (write: (language: Language) => Mail): Mail => {
  const [th, en] = [write('th'), write('en')];
  return { subject: `${th.subject} · ${en.subject}`, body: `${th.body}\n\n${en.body}` };
};

/** A change of the contacts that an account signs in with. */
export interface ContactChange {
  readonly what: 'phone' | 'email' | 'both';
  /** Set by administrators; to call if the owner did not ask for the change. */
  readonly supportPhone: string;
  /** Absent where administrators made the change; the mail is then in both languages. */
  readonly language?: Language;
}

const changed = {
  phone: { th: 'เบอร์โทรที่ใช้เข้าสู่ระบบ', en: 'phone number' },
  email: { th: 'อีเมลที่ใช้เข้าสู่ระบบ', en: 'email address' },
  both: { th: 'เบอร์โทรและอีเมลที่ใช้เข้าสู่ระบบ', en: 'phone number and email address' },
} as const;

const changedMail = ({ what, supportPhone }: ContactChange, language: Language): Mail =>
  composeMail(
    { th: 'ข้อมูลเข้าสู่ระบบ Songwai ของคุณเปลี่ยนแล้ว', en: 'How you sign in to Songwai was changed' },
    {
      th: `${changed[what].th} Songwai ของบัญชีคุณเพิ่งถูกเปลี่ยน อุปกรณ์อื่นออกจากระบบทั้งหมด\n\nถ้าไม่ใช่คุณ กรุณาโทร ${supportPhone} ทันที`,
      en: `The ${changed[what].en} that you sign in to Songwai with was just changed. Every other device was signed out.\n\nIf it was not you, please call ${supportPhone} at once.`,
    },
    language,
  );

/**
 * The notice to the address that the account had before. It does not name the new one: a stranger may read the old mailbox by
 * now.
 */
export const contactChangedMail = (change: ContactChange): Mail =>
  change.language === undefined ? inBoth((language) => changedMail(change, language)) : changedMail(change, change.language);

const changedText = ({ what, supportPhone }: ContactChange, language: Language): string =>
  ({
    th: `${changed[what].th} Songwai ของคุณเปลี่ยนแล้ว ถ้าไม่ใช่คุณ โทร ${supportPhone} ทันที`,
    en: `The ${changed[what].en} you sign in to Songwai with was changed. Not you? Call ${supportPhone} at once.`,
  })[language];

/** {@link contactChangedMail} as a text message. */
export const contactChangedText = (change: ContactChange): string =>
  change.language === undefined
    ? `${changedText(change, 'th')} / ${changedText(change, 'en')}`
    : changedText(change, change.language);

/** The mail to an address that administrators have set, with the owner's next step. */
export const contactReplacedMail = (publicUrl: string): Mail =>
  inBoth((language) =>
    composeMail(
      { th: 'บัญชี Songwai ของคุณใช้อีเมลนี้แล้ว', en: 'Your Songwai account has this address now' },
      {
        th: `เจ้าหน้าที่เปลี่ยนข้อมูลเข้าสู่ระบบตามที่คุณแจ้งแล้ว กรุณาตั้งรหัสผ่านใหม่ด้วยอีเมลนี้ที่ ${publicUrl}/forgotpassword\nถ้าคุณไม่ได้แจ้ง ไม่ต้องทำอะไร`,
        en: `We have changed how you sign in, as you asked us to. Please set a new password with this address at ${publicUrl}/en/forgotpassword\nIf you did not ask for it, do nothing.`,
      },
      language,
    ),
  );

/** {@link contactReplacedMail} as a text message. */
export const contactReplacedText = (publicUrl: string): string =>
  `บัญชี Songwai ของคุณใช้เบอร์นี้แล้ว ตั้งรหัสผ่านใหม่ที่ ${publicUrl}/forgotpassword / Your Songwai account has this number now: set a new password there.`;
