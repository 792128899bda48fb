import { groupDigits, typedDigits } from '../../basics/text/digit-groups.ts';

const groupLengths = [1, 4, 5, 2, 1] as const;
const length = 13;

/** What a tax id's field keeps of what is typed or pasted: digits, Thai ones as 0-9, at most 13 (spec §5). */
export function taxIdDigits(typed: string): string {
  return typedDigits(typed, length);
}

/** A tax id as its owner reads and types it: X-XXXX-XXXXX-XX-X, as far as there are digits; more than 13 are dropped (spec §5). */
export function formatTaxId(text: string): string {
  return groupDigits(taxIdDigits(text), groupLengths, '-');
}

/** A tax id in a list that others see: its form, with only the last three digits readable. */
export function hideTaxId(text: string): string {
  const formatted = formatTaxId(text);
  const readable = 4;
  return formatted.slice(0, -readable).replace(/\d/g, 'X') + formatted.slice(-readable);
}
