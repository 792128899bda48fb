import { asciiDigits } from '../basics/thai-digits.ts';

/**
 * What a phone input keeps of what is typed or pasted: digits, a +66 written as 0 as soon as the number follows (spec §5). The code of another
 * country keeps its plus: without it, it would pass for a number of ours.
 */
export function phoneInputDigits(typed: string): string {
  const text = asciiDigits(typed);
  const digits = text.replace(/\D/g, '');
  if (!/^\D*\+/.test(text)) return digits;
  return /^660?[1-9]/.test(digits) ? digits.replace(/^660?/, '0') : `+${digits}`;
}

/** Whether what an input keeps begins with the code of another country; what may become +66 does not yet. */
export function isForeignPhone(kept: string): boolean {
  return /^\+(?!6{0,2}$|66)/.test(kept);
}
