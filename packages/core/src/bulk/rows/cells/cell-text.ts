import { cleanText } from '../../../basics/text/clean-text.ts';
import { withoutTextMarks } from '../../../basics/text/kept-text.ts';
import { withoutEmoji } from '../../../validation/fields/emoji.ts';

/** A dash fills a cell that has nothing to say. */
const emptyMark = /^[-–—]+$/;

/** A cell's text on one line, without what nobody sees and without the tricks that keep it a text. */
export function plainCell(text: string): string {
  const plain = withoutTextMarks(cleanText(withoutEmoji(text))).replace(/\s+/g, ' ');
  return emptyMark.test(plain) ? '' : plain;
}
