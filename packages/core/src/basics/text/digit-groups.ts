import { plainForms } from './invisible.ts';
import { asciiDigits } from './thai-digits.ts';

/** The digits of typed or pasted text, at most `max`, with Thai digits as 0-9. */
export function typedDigits(text: string, max: number): string {
  return asciiDigits(plainForms(text)).replace(/\D/g, '').slice(0, max);
}

/** Splits digits into groups of the given lengths, as far as they reach, and drops digits beyond the last group. */
export function groupDigits(digits: string, lengths: readonly number[], separator: string): string {
  let rest = digits;
  const groups: string[] = [];
  for (const length of lengths) {
    if (rest === '') break;
    groups.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return groups.join(separator);
}
