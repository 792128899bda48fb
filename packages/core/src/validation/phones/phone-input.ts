import { asciiDigits } from '../../basics/text/thai-digits.ts';

/**
 * Normalises typed or pasted phone input: digits, with +66 replaced by 0 once the number follows (spec §5). A foreign code keeps
 * its plus, so that it does not look like a Thai number.
 */
export function phoneInputDigits(typed: string): string {
  return asciiDigits(typed)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '')
    .replace(/^\+660?(?=[1-9])/, '0');
}
