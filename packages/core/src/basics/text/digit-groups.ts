import { asciiDigits } from './thai-digits.ts';

/** The digits of what is typed or pasted, Thai ones as 0-9; no more than `max` of them. */
export function typedDigits(text: string, max: number): string {
  return asciiDigits(text).replace(/\D/g, '').slice(0, max);
}

/** Digits in groups of the given lengths, as far as there are digits; what goes beyond the last group is dropped. */
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
