import { asciiDigits } from '../../basics/text/thai-digits.ts';

/** What people set the groups of a number apart with, also in documents: U+200B to U+200F are invisible, U+2010 to U+2015 dashes. */
const separators = /[\s.\-\u200b-\u2015\u2212()[\]]/g;

/**
 * A phone as people write it, in a form that the rules know (spec §5): dots and the dashes of documents taken away like spaces, brackets and
 * dashes, and a country code with 00 or with nothing before it (`0066 81…`, `66 81…`) written as +66. No number in Thailand begins with 66.
 */
export function writtenPhone(text: string): string {
  return asciiDigits(text)
    .replace(separators, '')
    .replace(/^(?:00)?66(?=\d{8,10}$)/, '+66');
}
