import { asciiDigits } from '../../basics/text/thai-digits.ts';

/**
 * What a phone input keeps of what is typed or pasted: digits, a +66 written as 0 as soon as the number follows (spec §5). The code of another
 * country keeps its plus: without it, it would pass for a number of ours.
 */
export function phoneInputDigits(typed: string): string {
  return asciiDigits(typed)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '')
    .replace(/^\+660?(?=[1-9])/, '0');
}
