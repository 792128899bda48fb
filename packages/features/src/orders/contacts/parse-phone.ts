import { dialledPhone } from '@songwai/core/validation/phones/dialled-phone';

/** Thai numbers have nine digits (landline) or ten (mobile). */
const nationalDigits = 10;
/** 0066 and nine digits, while such a number is being typed. */
export const maxPhoneDigits = 13;

/** The digits of what is typed or pasted: `+66 81 234 5678` and its like are rewritten to begin with 0 as soon as they are whole. */
export function parsePhone(typed: string): string {
  const digits = dialledPhone(typed);
  return /^0(?!0)/.test(digits) ? digits.slice(0, nationalDigits) : digits;
}
