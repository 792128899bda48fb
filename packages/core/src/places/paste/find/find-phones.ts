import { findWrittenPhones } from '../../../validation/phones/find-written-phones.ts';
import { type Found, withoutOverlaps } from './found.ts';

/** A phone, and whether it is hardly the one to call: a fax, a company's. */
type FoundPhone = Found<string> & { readonly isAside: boolean };

/** A number with a digit too few or too many, or without its 0, as spreadsheets leave it. */
const broken = /(?<![\d+#/])0[689]\d?(?:[ .-]?\d){5,9}(?![\d/])/g;
const labelled = /(?:โทร(?:ศัพท์)?|เบอร์(?:โทร)?|tel|phone|mobile|call)[ .:]{0,3}([689]\d(?:[ -]?\d){7})(?!\d)/gi;
/** A number that money is sent to is nobody's to be called. */
const accountBefore =
  /(?:(?<!ฝ่าย|แผนก)บัญชี|พร้อมเพย์|prompt ?pay|ธ\.|ธนาคาร|กสิกร|ไทยพาณิชย์|scb|k-?bank|กรุงไทย|account)[\s:.()-]*(?:เลข(?:ที่)?(?:บัญชี)?|no\.?|กสิกร(?:ไทย)?|ไทยพาณิชย์|กรุงไทย|กรุงเทพ|scb|k-?bank)?[\s:.()-]*$/i;
/** A number of a machine or of a whole company, by the word before it. */
const asideBefore =
  /(?:แฟ[กซ็]{1,3}์?|โทรสาร|fax|f\.|(?:เบอร์|โทร\.?\s?)?(?:บริษัท|ออฟฟิศ|ออฟฟิต|สำนักงาน|สนง\.?|คอลเซ็นเตอร์|call ?cent(?:er|re)|office|company|hotline|ร้านค้า|(?:เบอร์|(?<=[\s/(,]))ร้าน|ผู้ส่ง|คนส่ง|sender))(?:\s?(?:no\.?|number|tel|คือ))?[\s:.()=-]*$/i;
const tooFewDigits = 8;
/** A digit left over at the end of the line. */
const strayDigit = /^[ .-]\d{1,2}[ \t]*(?:\n|$)/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const isAccount = (text: string, at: number): boolean => accountBefore.test(text.slice(Math.max(0, at - 40), at));

/** The phones in a plain text. One that breaks the rules of phones is uncertain, and is what was written. */
export function findPhones(text: string): readonly FoundPhone[] {
  const right = findWrittenPhones(text).map((phone) => ({
    ...phone,
    isCertain: phone.isCertain && !strayDigit.test(text.slice(phone.end)),
  }));
  const wrong = [...text.matchAll(broken)]
    .filter(({ 0: match }) => digitsOf(match).length >= tooFewDigits)
    .map(({ 0: match, index }) => ({ start: index, end: index + match.length, value: digitsOf(match), isCertain: false }));
  const shortened = [...text.matchAll(labelled)].map(({ 0: match, 1: number = '', index }) => ({
    start: index + match.length - number.length,
    end: index + match.length,
    value: `0${digitsOf(number)}`,
    isCertain: false,
  }));
  const taken = (one: Found<string>) => right.some(({ start, end }) => one.start < end && start < one.end);
  const all = [...right, ...[...wrong, ...shortened].filter((one) => !taken(one))];
  const called = withoutOverlaps(all.filter(({ start }) => !isAccount(text, start)));
  return called.map((phone) => ({ ...phone, isAside: asideBefore.test(text.slice(Math.max(0, phone.start - 24), phone.start)) }));
}
