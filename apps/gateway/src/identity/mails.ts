import type { Language } from '@songwai/core/basics/language';
import type { LocalText } from '../http/language.ts';
import { codeSeconds } from './codes/one-time-codes.ts';

const codeMinutes = codeSeconds / 60;

/** A mail in one language. */
export interface Mail {
  readonly subject: string;
  readonly body: string;
}

/** Picks the texts of one language. */
export const composeMail = (subject: LocalText, body: LocalText, language: Language): Mail => ({
  subject: subject[language],
  body: body[language],
});

/** The text message with a code; short, as its price depends on its length. */
export const codeText = (code: string, language: Language): string =>
  ({
    th: `รหัส Songwai ของคุณคือ ${code} ใช้ได้ ${codeMinutes} นาที อย่าบอกใคร`,
    en: `Your Songwai code is ${code}. It is valid for ${codeMinutes} minutes. Tell it to nobody.`,
  })[language];

/** The mail with a code for a new password. */
export const resetMail = (code: string, language: Language): Mail =>
  composeMail(
    { th: 'รหัสสำหรับตั้งรหัสผ่านใหม่', en: 'Your code for a new password' },
    {
      th: `รหัสของคุณคือ ${code}\nใช้ได้ ${codeMinutes} นาที อย่าบอกรหัสนี้กับใคร\n\nถ้าคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้`,
      en: `Your code is ${code}\nIt is valid for ${codeMinutes} minutes. Tell it to nobody.\n\nIf you did not ask for it, do nothing: your password has not changed.`,
    },
    language,
  );

/** The mail with a code to sign in with. */
export const signInMail = (code: string, language: Language): Mail =>
  composeMail(
    { th: 'รหัสสำหรับเข้าสู่ระบบ', en: 'Your code to sign in' },
    {
      th: `รหัสของคุณคือ ${code}\nใช้ได้ ${codeMinutes} นาที อย่าบอกรหัสนี้กับใคร\n\nถ้าคุณไม่ได้ขอ ไม่ต้องทำอะไร ไม่มีใครเข้าบัญชีของคุณได้ถ้าไม่มีรหัสนี้`,
      en: `Your code is ${code}\nIt is valid for ${codeMinutes} minutes. Tell it to nobody.\n\nIf you did not ask for it, do nothing: without the code nobody gets in.`,
    },
    language,
  );

/** The notice to the owner of a phone that a new sign-up used; the caller does not learn of it. */
export const phoneKnownText = (publicUrl: string, language: Language): string =>
  ({
    th: `เบอร์นี้มีบัญชี Songwai อยู่แล้ว เข้าสู่ระบบหรือตั้งรหัสผ่านใหม่ได้ที่ ${publicUrl}/login`,
    en: `This number has a Songwai account already. Sign in or set a new password at ${publicUrl}/en/login`,
  })[language];

/** The same notice for an e-mail address. */
export const emailKnownMail = (publicUrl: string, language: Language): Mail =>
  composeMail(
    { th: 'คุณมีบัญชี Songwai อยู่แล้ว', en: 'You have a Songwai account already' },
    {
      th: `มีผู้กรอกอีเมลนี้เพื่อใช้กับ Songwai ซึ่งอีเมลนี้มีบัญชีอยู่แล้ว\nถ้าเป็นคุณ เข้าสู่ระบบหรือตั้งรหัสผ่านใหม่ได้ที่ ${publicUrl}/login\nถ้าไม่ใช่คุณ ไม่ต้องทำอะไร บัญชีของคุณไม่มีอะไรเปลี่ยน`,
      en: `Somebody gave this address as their own at Songwai. It has an account already.\nIf it was you, sign in or set a new password at ${publicUrl}/en/login\nIf it was not, do nothing: your account has not changed.`,
    },
    language,
  );

/** The mail after the address of a sign-up was proven. */
export const welcomeMail = (publicUrl: string, language: Language): Mail =>
  composeMail(
    { th: 'ยินดีต้อนรับสู่ Songwai', en: 'Welcome to Songwai' },
    {
      th: `ยืนยันอีเมลแล้ว คุณใช้อีเมลนี้เข้าสู่ระบบได้ จองได้เลยที่ ${publicUrl}/neworder`,
      en: `Your address is confirmed, and you can sign in with it. Book at ${publicUrl}/en/neworder`,
    },
    language,
  );

/** The mail about a changed password. */
export const passwordChangedMail = (publicUrl: string, language: Language): Mail =>
  composeMail(
    { th: 'รหัสผ่าน Songwai ถูกเปลี่ยนแล้ว', en: 'Your Songwai password was changed' },
    {
      th: `รหัสผ่านของบัญชีคุณเพิ่งถูกเปลี่ยน\nถ้าไม่ใช่คุณ กรุณาตั้งใหม่ทันทีที่ ${publicUrl}/forgotpassword`,
      en: `The password of your account was just changed.\nIf it was not you, set a new one at once at ${publicUrl}/en/forgotpassword`,
    },
    language,
  );

/** {@link passwordChangedMail} as a text message. */
export const passwordChangedText = (publicUrl: string, language: Language): string =>
  ({
    th: `รหัสผ่าน Songwai ของคุณถูกเปลี่ยนแล้ว ถ้าไม่ใช่คุณ ตั้งใหม่ที่ ${publicUrl}/forgotpassword`,
    en: `Your Songwai password was changed. If it was not you, set a new one at ${publicUrl}/en/forgotpassword`,
  })[language];
