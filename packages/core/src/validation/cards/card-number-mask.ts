import { groupDigits, typedDigits } from '../../basics/text/digit-groups.ts';

/** American Express prints 15 digits as 4-6-5; every other brand's stand in fours. We may not take the brand, but whoever types its number should see it as printed. */
const printedGroups = (digits: string): readonly number[] => (/^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4]);

const lengthOf = (groups: readonly number[]): number => groups.reduce((sum, length) => sum + length, 0);

/** What a card number's field keeps of what is typed or pasted: digits, as many as the brand has at most (spec §5). */
export function cardNumberDigits(typed: string): string {
  const digits = typedDigits(typed, typed.length);
  return digits.slice(0, lengthOf(printedGroups(digits)));
}

/** A card number in the groups that stand on the card, as far as there are digits: `4111 1111 1111 1111`, `3782 822463 10005`. */
export function formatCardNumber(digits: string): string {
  return groupDigits(digits, printedGroups(digits), ' ');
}
