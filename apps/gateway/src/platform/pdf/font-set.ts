import type { FontFiles, Weight } from './fonts.ts';
import type { TextStyle } from './styles.ts';
import type { TextRun } from './thai-text.ts';

/** The typeface in a document. */
export interface FontSet {
  /** Chooses the run's font file and size. @returns the width of the run. */
  widthOf(run: TextRun, style: TextStyle): number;
}

interface Glyph {
  /** The letters that are copied from the file where the glyph stands. */
  codePoints: readonly number[];
}

/** A font as pdfkit has it open, which its types leave out. */
interface OpenFont {
  readonly characterSet: readonly number[];
  glyphForCodePoint(point: number): Glyph;
  layout(text: string): { readonly glyphs: readonly Glyph[] };
}

const openFontOf = (document: PDFKit.PDFDocument): OpenFont =>
  (document as unknown as { readonly _font: { readonly font: OpenFont } })._font.font;

const ring = 0x0e4d;
const saraAa = 0x0e32;
const saraAm = 0x0e33;
const toneMarks = ['\u0e48', '\u0e49', '\u0e4a', '\u0e4b'];

/** A glyph stands for the letters with which it is first seen, in the whole file: each letter's own glyph stands for that letter. */
function openGlyphs(font: OpenFont): void {
  for (const point of font.characterSet) font.glyphForCodePoint(point);
}

/** In the font of sara am after a tone mark, its two glyphs stand for what was typed: nothing more for the ring, and sara am for the rest. */
function openSaraAm(font: OpenFont): void {
  openGlyphs(font);
  for (const toneMark of toneMarks)
    for (const glyph of font.layout(`\u0e01${String.fromCodePoint(ring)}${toneMark}`).glyphs)
      glyph.codePoints = glyph.codePoints.filter((point) => point !== ring);
  font.glyphForCodePoint(saraAa).codePoints = [saraAm];
}

/**
 * Combining of letters as the font asks for it. Sara am alone is taken as it is: combined it would become two glyphs, and copied from the
 * file it would be two letters.
 */
export const featuresOf = ({ form }: TextRun): object => (form === 'whole' ? { features: { ccmp: false } } : {});

/** Embeds the typeface; each font file with the first text in it. */
export function createFontSet(document: PDFKit.PDFDocument, files: FontFiles): FontSet {
  const opened = new Set<string>();
  const open = (name: string, file: Buffer): void => {
    document.registerFont(name, file);
    document.font(name);
    opened.add(name);
  };
  const choose = (run: TextRun, weight: Weight): void => {
    const file = `${run.script}-${weight}` as const;
    // The first font of a name is taken for a second one of the same file; the Latin one has the name, so it comes first.
    if (!opened.has(`latin-${weight}`)) {
      open(`latin-${weight}`, files[`latin-${weight}`]);
      openGlyphs(openFontOf(document));
    }
    const isSplit = run.form === 'split';
    const name = isSplit ? `${file}-split` : file;
    if (!opened.has(name)) {
      open(name, files[file]);
      const font = openFontOf(document);
      if (isSplit) openSaraAm(font);
      else openGlyphs(font);
    }
    document.font(name);
  };
  return {
    widthOf: (run, { size, weight = 'regular' }) => {
      choose(run, weight);
      return document.fontSize(size).widthOfString(run.text, featuresOf(run));
    },
  };
}
