import { err, type Result } from '../../../basics/result.ts';
import { nationalPhone } from '../../../validation/phones/contact-phone.ts';
import { writtenPhone } from '../../../validation/phones/written-phone.ts';
import type { RowProblem } from '../delivery-row.ts';

const mobileDigits = 10;

/** A spreadsheet reads 0812345678 as a number and drops its zero. */
const withLostZero = (phone: string): string =>
  /^[689]\d{8}$/.test(phone) || /^(?:2\d{7}|[3457]\d{7})$/.test(phone) ? `0${phone}` : phone;

/** What programs write behind a number that they do not know to be whole: `812345678.0`. */
const decimalOfNumber = /(?<=^\s*\d{8,12})\.0+(?=\s*$)/;

/** The national digits of a phone in any notation, also one that lost its leading zero. */
export function readPhone(text: string): Result<string, RowProblem> {
  const written = withLostZero(writtenPhone(text.replace(decimalOfNumber, '')));
  if (written === '') return err({ code: 'phoneMissing' });
  const phone = nationalPhone(written);
  if (phone.ok) return phone;
  const typed = written.replace(/^\+?66(?=[689]|$)/, '0');
  const isUnfinished = /^0(?:[689]\d*)?$/.test(typed) && typed.length < mobileDigits;
  return err(isUnfinished ? { code: 'phoneDigits', missing: mobileDigits - typed.length } : { code: 'phoneNotThai' });
}

/** The digits for a comparison; empty where the phone is not valid. */
export function phoneDigits(text: string): string {
  const phone = readPhone(text);
  return phone.ok ? phone.value : '';
}
