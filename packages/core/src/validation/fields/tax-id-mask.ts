import { groupDigits, typedDigits } from '../../basics/text/digit-groups.ts';

const groupLengths = [1, 4, 5, 2, 1] as const;
const length = 13;

/** Normalises typed or pasted tax id input: at most 13 digits, Thai ones as 0-9 (spec §5). */
export function taxIdDigits(typed: string): string {
  return typedDigits(typed, length);
}

/** Formats a tax id, even an incomplete one: X-XXXX-XXXXX-XX-X; drops digits beyond 13 (spec §5). */
export function formatTaxId(text: string): string {
  return groupDigits(taxIdDigits(text), groupLengths, '-');
}

/** Masks a tax id for others' view: formatted, with only the last three digits readable. */
export function hideTaxId(text: string): string {
  const formatted = formatTaxId(text);
  const readable = 4;
  return formatted.slice(0, -readable).replace(/\d/g, 'X') + formatted.slice(-readable);
}
