import { asciiDigits } from '../basics/thai-digits.ts';

/** What a phone input keeps of what is typed or pasted: digits only, a pasted +66 written as 0 (spec §5). */
export function phoneInputDigits(typed: string): string {
  return asciiDigits(typed)
    .replace(/^\s*\+66[\s-]*(?:\(0\)|0)?/, '0')
    .replace(/\D/g, '');
}
