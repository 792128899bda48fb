import { dialledPhone } from '@songwai/core/validation/phones/dialled-phone';

/** Thai numbers have nine digits (landline) or ten (mobile). */
const nationalDigits = 10;
/** 0066 and nine digits, while such a number is being typed. */
export const maxPhoneDigits = 13;

/** The digits of a typed or pasted number; a complete `+66 81 234 5678` is rewritten to begin with 0. */
export function parsePhone(typed: string): string {
  const digits = dialledPhone(typed);
  return /^0(?!0)/.test(digits) ? digits.slice(0, nationalDigits) : digits;
}
