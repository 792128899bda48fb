import { asciiDigits } from '../../basics/text/thai-digits.ts';

/** Separators in written phone numbers, including those of documents: U+200B to U+200F are invisible, U+2010 to U+2015 dashes. */
const separators = /[\s.\-\u200b-\u2015\u2212()[\]]/g;

/**
 * Converts a written phone to the form that the rules know (spec §5): removes spaces, brackets, dots and all kinds of dashes, and
 * turns a country code with 00 or no prefix (`0066 81…`, `66 81…`) into +66. No national number starts with 66.
 */
export function writtenPhone(text: string): string {
  return asciiDigits(text)
    .replace(separators, '')
    .replace(/^(?:00)?66(?=\d{8,10}$)/, '+66');
}
