import { groupDigits, typedDigits } from '../../basics/text/digit-groups.ts';

/**
 * American Express prints 15 digits as 4-6-5, other brands groups of four. We may not accept the brand, but its number should
 * look as printed.
 */
const printedGroups = (digits: string): readonly number[] => (/^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4]);

const lengthOf = (groups: readonly number[]): number => groups.reduce((sum, length) => sum + length, 0);

/** Normalises typed or pasted card number input: digits, up to the brand's maximum (spec §5). */
export function cardNumberDigits(typed: string): string {
  const digits = typedDigits(typed, typed.length);
  return digits.slice(0, lengthOf(printedGroups(digits)));
}

/** Formats card number digits, even incomplete ones, in the card's groups: `4111 1111 1111 1111`, `3782 822463 10005`. */
export function formatCardNumber(digits: string): string {
  return groupDigits(digits, printedGroups(digits), ' ');
}
