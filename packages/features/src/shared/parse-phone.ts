import { dialledPhone } from '@songwai/core/validation/phones/dialled-phone';
import { splitPhone } from '@songwai/core/validation/phones/find-written-phones';
import { isForeignPhone } from '@songwai/core/validation/phones/foreign-phone';
import { phoneInputDigits } from '@songwai/core/validation/phones/phone-input';

/** Thai numbers have nine digits (landline) or ten (mobile). */
const nationalDigits = 10;
/** 0066 and nine digits, while such a number is being typed. */
export const maxPhoneDigits = 13;

/**
 * The digits of a typed or pasted number, of several the first; a complete `+66 81 234 5678` is rewritten to begin with 0. A zero that is missing is set only before a
 * whole mobile number, because a landline's digits may be the beginning of another number, as 66 is.
 */
export function parsePhone(typed: string): string {
  const phone = isForeignPhone(phoneInputDigits(typed)) ? typed : splitPhone(typed).phone;
  const plain = phoneInputDigits(phone);
  const digits = /^(?:66|[2-57])/.test(plain) && plain.length < nationalDigits ? plain : dialledPhone(phone);
  return /^0(?!0)/.test(digits) ? digits.slice(0, nationalDigits) : digits;
}
