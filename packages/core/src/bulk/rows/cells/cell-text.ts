import { cleanText } from '../../../basics/text/clean-text.ts';
import { withoutInvisible } from '../../../basics/text/invisible.ts';
import { withoutEmoji } from '../../../validation/fields/emoji.ts';

/** A dash fills a cell that has nothing to say. */
const emptyMark = /^[-–—]+$/;
/** How files keep a spreadsheet from reading a text as a number: `="0812345678"`. */
const keptText = /^=\s*"([^"]*)"$/;
/** The same by an apostrophe in front, which a spreadsheet hides. */
const hiddenApostrophe = /^['’‘`´](?=[^'’‘`´]+$)/;
const fullWidth = /[\uff01-\uff5e\u3000]/g;

/** A cell's text on one line, without what nobody sees and without the tricks that keep it a text. */
export function plainCell(text: string): string {
  const visible = withoutInvisible(cleanText(withoutEmoji(text))).replace(fullWidth, (character) => character.normalize('NFKC'));
  const line = visible.replace(/\s+/g, ' ').trim();
  const plain = (keptText.exec(line)?.[1] ?? line).replace(hiddenApostrophe, '').trim();
  return emptyMark.test(plain) ? '' : plain;
}
