import type { SupportLine } from '../../settings/support-line-queries.ts';
import type { Mail } from '../mails.ts';

/** The reason of a decision about an account, and the contacts of support for its owner. */
export interface StatusWords {
  readonly reason: string;
  readonly line: SupportLine;
  /** Absent where the operator configured no address. */
  readonly supportMail: string | undefined;
}

const writeTo = ({ line: { phone, hours }, supportMail }: StatusWords) => ({
  th: [...(supportMail === undefined ? [] : [`อีเมล ${supportMail}`]), `โทร. ${phone} (${hours})`].join(' หรือ '),
  en: [...(supportMail === undefined ? [] : [`write to ${supportMail}`]), `call ${phone} (${hours})`].join(' or '),
});

const longestSmsReason = 80;

/** Text messages are priced by length. The whole reason is in `/admin/user/changes`, where support reads it. */
const short = (reason: string): string =>
  reason.length <= longestSmsReason ? reason : `${reason.slice(0, longestSmsReason - 1).trimEnd()}…`;

/** The mail about a suspension, in both languages because the owner's language is unknown. */
export function suspendedMail(words: StatusWords): Mail {
  const { reason } = words;
  const whom = writeTo(words);
  return {
    subject: 'บัญชี Songwai ของคุณถูกระงับ · Your Songwai account is suspended',
    body: `บัญชีของคุณถูกระงับการใช้งานชั่วคราว\nเหตุผล: ${reason}\nถ้าต้องการสอบถามหรือโต้แย้ง ติดต่อเราได้ที่ ${whom.th}\n\nYour account is suspended.\nReason: ${reason}\nIf you have a question or do not agree, ${whom.en}.`,
  };
}

/** {@link suspendedMail} as a text message. */
export const suspendedText = (words: StatusWords): string =>
  `บัญชี Songwai ของคุณถูกระงับ (suspended): ${short(words.reason)} ติดต่อ (contact) ${words.line.phone}`;

/** The mail that a suspension has ended. */
export function reinstatedMail(words: StatusWords): Mail {
  const { reason } = words;
  const whom = writeTo(words);
  return {
    subject: 'บัญชี Songwai ของคุณใช้งานได้แล้ว · Your Songwai account is open again',
    body: `ยกเลิกการระงับบัญชีของคุณแล้ว เข้าสู่ระบบได้ตามปกติ\nเหตุผล: ${reason}\nมีคำถาม ติดต่อเราได้ที่ ${whom.th}\n\nYour account is no longer suspended. You can sign in as before.\nReason: ${reason}\nIf you have a question, ${whom.en}.`,
  };
}

/** {@link reinstatedMail} as a text message. */
export const reinstatedText = ({ reason }: StatusWords): string =>
  `บัญชี Songwai ของคุณใช้งานได้แล้ว (open again): ${short(reason)} เข้าสู่ระบบได้ตามปกติ`;
