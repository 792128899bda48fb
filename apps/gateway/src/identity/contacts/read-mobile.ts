import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';
import { thaiMobile } from '@songwai/core/validation/phones/thai-mobile';
import { refuseField } from '../../http/fields/refuse-field.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { accountTexts } from '../texts.ts';

/**
 * A mobile number that can receive a code, as its ten national digits.
 *
 * @throws {BusinessRefusal} 422 at the field.
 */
export function readMobile(field: string, typed: string): string {
  const phone = nationalPhone(typed);
  if (!phone.ok) throw refuseField(field, phone.error);
  if (!thaiMobile(phone.value).ok) throw new BusinessRefusal({ code: 422, field, text: accountTexts.notMobile });
  return phone.value;
}
