import { ok } from '../../basics/result.ts';
import { asciiDigits } from '../../basics/text/thai-digits.ts';
import { type RuleResult, refuse } from '../rule-result.ts';
import { thaiLandline } from './thai-landline.ts';
import { thaiMobile } from './thai-mobile.ts';
import { writtenPhone } from './written-phone.ts';

/** A phone that a driver can call. */
export interface ContactPhone {
  /** The number without spaces, dashes and brackets, with the prefix as typed. */
  readonly cleaned: string;
  /** The number as dialled in Thailand, starting with 0. */
  readonly national: string;
  readonly kind: 'mobile' | 'landline';
}

/** Checks a mobile or landline after removing spaces, dashes and brackets (spec §5 "Contact phone"). Refuses extensions. */
export function contactPhone(text: string): RuleResult<ContactPhone> {
  const cleaned = asciiDigits(text).replace(/[\s\-()[\]]/g, '');
  const mobile = thaiMobile(cleaned);
  if (mobile.ok) return ok({ cleaned, national: mobile.value, kind: 'mobile' });
  const landline = thaiLandline(cleaned);
  if (landline.ok) return ok({ cleaned, national: landline.value.national, kind: 'landline' });
  return refuse(cleaned === '' ? 'phoneRequired' : 'phoneInvalid');
}

/** The phone to store with a user: national digits of a valid mobile, anything else as typed (spec §5). */
export function cleanContactPhone(text: string): string {
  const phone = contactPhone(text);
  return phone.ok && phone.value.kind === 'mobile' ? phone.value.national : text;
}

/** Checks a contact phone in any notation (`081.234.5678`, `0066 81 234 5678`) and returns its national digits. */
export function nationalPhone(text: string): RuleResult<string> {
  const phone = contactPhone(writtenPhone(text));
  return phone.ok ? ok(phone.value.national) : phone;
}
