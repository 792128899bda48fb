import type { SupportLine } from '../../settings/support-line-queries.ts';
import type { Mail } from '../mails.ts';

/** What administrators decided of an account, and whom its owner may write to or call. */
export interface StatusWords {
  readonly reason: string;
  readonly line: SupportLine;
  /** Absent where the operator named no address. */
  readonly supportMail: string | undefined;
}

const writeTo = ({ line: { phone, hours }, supportMail }: StatusWords) => ({
  th: [...(supportMail === undefined ? [] : [`อีเมล ${supportMail}`]), `โทร. ${phone} (${hours})`].join(' หรือ '),
  en: [...(supportMail === undefined ? [] : [`write to ${supportMail}`]), `call ${phone} (${hours})`].join(' or '),
});

const longestSmsReason = 80;

/** A text message is paid for by its length; the whole reason is in `/admin/user/changes`, and support reads it there. */
const short = (reason: string): string =>
  reason.length <= longestSmsReason ? reason : `${reason.slice(0, longestSmsReason - 1).trimEnd()}…`;

/** An account was suspended; in both languages, as nobody knows which of them its owner reads. */
export function suspendedMail(words: StatusWords): Mail {
  const { reason } = words;
  const whom = writeTo(words);
  return {
    subject: 'บัญชี Songwai ของคุณถูกระงับ · Your Songwai account is suspended',
    body: `บัญชีของคุณถูกระงับการใช้งานชั่วคราว\nเหตุผล: ${reason}\nถ้าต้องการสอบถามหรือโต้แย้ง ติดต่อเราได้ที่ ${whom.th}\n\nYour account is suspended.\nReason: ${reason}\nIf you have a question or do not agree, ${whom.en}.`,
  };
}

/** The same for a phone. */
export const suspendedText = (words: StatusWords): string =>
  `บัญชี Songwai ของคุณถูกระงับ (suspended): ${short(words.reason)} ติดต่อ (contact) ${words.line.phone}`;

/** A suspended account was let in again. */
export function reinstatedMail(words: StatusWords): Mail {
  const { reason } = words;
  const whom = writeTo(words);
  return {
    subject: 'บัญชี Songwai ของคุณใช้งานได้แล้ว · Your Songwai account is open again',
    body: `ยกเลิกการระงับบัญชีของคุณแล้ว เข้าสู่ระบบได้ตามปกติ\nเหตุผล: ${reason}\nมีคำถาม ติดต่อเราได้ที่ ${whom.th}\n\nYour account is no longer suspended. You can sign in as before.\nReason: ${reason}\nIf you have a question, ${whom.en}.`,
  };
}

/** The same for a phone. */
export const reinstatedText = ({ reason }: StatusWords): string =>
  `บัญชี Songwai ของคุณใช้งานได้แล้ว (open again): ${short(reason)} เข้าสู่ระบบได้ตามปกติ`;
