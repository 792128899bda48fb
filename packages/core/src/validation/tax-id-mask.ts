import { asciiDigits } from '../basics/thai-digits.ts';

const groupLengths = [1, 4, 5, 2, 1] as const;

/** A tax id as its owner reads and types it: X-XXXX-XXXXX-XX-X, as far as there are digits; more than 13 are dropped (spec §5). */
export function formatTaxId(text: string): string {
  let rest = asciiDigits(text).replace(/\D/g, '');
  const groups: string[] = [];
  for (const length of groupLengths) {
    if (rest === '') break;
    groups.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return groups.join('-');
}

/** A tax id in a list that others see: its form, with only the last three digits readable. */
export function hideTaxId(text: string): string {
  const formatted = formatTaxId(text);
  const readable = 4;
  return formatted.slice(0, -readable).replace(/\d/g, 'X') + formatted.slice(-readable);
}
