import { withoutInvisible } from './invisible.ts';
import { asciiDigits } from './thai-digits.ts';

/** How files keep a spreadsheet from reading a text as a number: `="0812345678"`. */
const keptText = /^=\s*"([^"]*)"$/;
/** The same by an apostrophe in front, which a spreadsheet hides. */
const hiddenApostrophe = /^['’‘`´](?=[^'’‘`´]+$)/;
const fullWidth = /[\uff01-\uff5e\u3000]/g;

/** A line without what nobody sees, and without the tricks by which a spreadsheet was told that it is a text. */
export function withoutTextMarks(line: string): string {
  const plain = withoutInvisible(line)
    .replace(fullWidth, (character) => character.normalize('NFKC'))
    .trim();
  return (keptText.exec(plain)?.[1] ?? plain).replace(hiddenApostrophe, '').trim();
}

/** A number as people copy it from anywhere, for the readers of sums and phones: plain digits, one kind of dash and of space. */
export const copiedNumber = (text: string): string =>
  withoutTextMarks(
    asciiDigits(text)
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\s+/g, ' '),
  );
