import { ok } from '../../basics/result.ts';
import { asciiDigits } from '../../basics/text/thai-digits.ts';
import { type RuleResult, refuse } from '../rule-result.ts';
import { thaiLandline } from './thai-landline.ts';
import { thaiMobile } from './thai-mobile.ts';
import { writtenPhone } from './written-phone.ts';

/** A phone that a driver can call. */
export interface ContactPhone {
  /** The number without spaces, dashes and brackets, its prefix as typed. */
  readonly cleaned: string;
  /** The number as it is dialled in Thailand, beginning with 0. */
  readonly national: string;
  readonly kind: 'mobile' | 'landline';
}

/** A mobile or a landline after spaces, dashes and brackets are taken away (spec §5 "Contact phone"). An extension is not part of it. */
export function contactPhone(text: string): RuleResult<ContactPhone> {
  const cleaned = asciiDigits(text).replace(/[\s\-()[\]]/g, '');
  const mobile = thaiMobile(cleaned);
  if (mobile.ok) return ok({ cleaned, national: mobile.value, kind: 'mobile' });
  const landline = thaiLandline(cleaned);
  if (landline.ok) return ok({ cleaned, national: landline.value.national, kind: 'landline' });
  return refuse(cleaned === '' ? 'phoneRequired' : 'phoneInvalid');
}

/** The phone to store with a user: a valid mobile as its national digits, anything else as typed (spec §5). */
export function cleanContactPhone(text: string): string {
  const phone = contactPhone(text);
  return phone.ok && phone.value.kind === 'mobile' ? phone.value.national : text;
}

/** A contact phone however it is written (`081.234.5678`, `0066 81 234 5678`), as its national digits. */
export function nationalPhone(text: string): RuleResult<string> {
  const phone = contactPhone(writtenPhone(text));
  return phone.ok ? ok(phone.value.national) : phone;
}
