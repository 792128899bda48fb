import { err, type Result } from '../../../basics/result.ts';
import { nationalPhone } from '../../../validation/phones/contact-phone.ts';
import { writtenPhone } from '../../../validation/phones/written-phone.ts';
import type { RowProblem } from '../delivery-row.ts';

const mobileDigits = 10;

/** The national digits of a phone in any notation, also one that lost its leading zero. */
export function readPhone(text: string): Result<string, RowProblem> {
  const written = writtenPhone(text);
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
