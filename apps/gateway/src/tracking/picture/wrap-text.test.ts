import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** Every letter is one wide; vowels and tone marks above and below have no width. */
const measure = (text: string) => [...new Intl.Segmenter('th').segment(text)].length;
const wrap = (text: string, width: number, mostLines = 2) => wrapText(text, { width, mostLines, measure });

describe('the lines of a picture', () => {
  it('break between Thai words, never within a letter with its marks', () => {
    expect(wrap('อาคารสีลมคอมเพล็กซ์', 9)).toEqual(['อาคารสีลม', 'คอมเพล็กซ์']);
  });

  it('end with an ellipsis where a text does not fit', () => {
    const lines = wrap('ร้านดอกไม้ บ้านอารีย์ ซอยพหลโยธิน 7 แขวงพญาไท', 14);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(14);
  });

  it('cut a word that is longer than a line', () => {
    expect(wrap('Llanfairpwllgwyngyll', 10, 1)).toEqual(['Llanfairp…']);
  });
});
