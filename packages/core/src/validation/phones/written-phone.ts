import { copiedNumber } from '../../basics/text/kept-text.ts';

const separators = /[\s.\-()[\]]/g;
/** What programs write behind a number that they do not know to be whole: `812345678.0`. */
const decimalOfNumber = /(?<=^\d{8,12})\.0+$/;
/** A spreadsheet reads 0812345678 as a number and drops its zero. */
const lostZero = /^(?:[689]\d{8}|[23457]\d{7})$/;

/**
 * Converts a written phone to the form that the rules know (spec §5): without what nobody sees, the marks by which a spreadsheet keeps a text, spaces, brackets,
 * dots and all kinds of dashes; a country code with 00 or no prefix (`0066 81…`, `66 81…`) as +66, and with the zero that a spreadsheet dropped. No
 * national number starts with 66.
 */
export function writtenPhone(text: string): string {
  const digits = copiedNumber(text).replace(decimalOfNumber, '').replace(separators, '');
  return (lostZero.test(digits) ? `0${digits}` : digits).replace(/^(?:00)?66(?=\d{8,10}$)/, '+66');
}
