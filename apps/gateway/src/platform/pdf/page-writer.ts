import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import type { FontFiles, Weight } from './fonts.ts';
import { toRuns, wrapText } from './thai-text.ts';

/** The style of a text; lengths in points. */
export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** The position of a text: the left end of its first line, or the right end with `align`. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly align?: 'left' | 'right';
}

/** Line height relative to the font size; Thai needs space for marks above and below. */
const lineHeight = 1.5;

/** Writes A4 pages in Thai and English. */
export class PageWriter {
  readonly width: number;
  readonly height: number;
  readonly #document: PDFKit.PDFDocument;
  readonly #parts: Buffer[] = [];
  readonly #end: Promise<unknown>;

  constructor(fonts: FontFiles, info: { readonly title: string; readonly language: string; readonly createdAt: Date }) {
    const { title, language, createdAt } = info;
    this.#document = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: language,
      info: { Title: title, Author: 'Songwai', CreationDate: createdAt, ModDate: createdAt },
    });
    for (const [name, file] of Object.entries(fonts)) this.#document.registerFont(name, file);
    this.width = this.#document.page.width;
    this.height = this.#document.page.height;
    this.#document.on('data', (part: Buffer) => this.#parts.push(part));
    this.#end = once(this.#document, 'end');
  }

  widthOf(text: string, { size, weight = 'regular' }: TextStyle): number {
    return toRuns(text).reduce(
      (sum, run) => sum + this.#document.font(`${run.script}-${weight}`).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** Writes one line. */
  line(text: string, { x, y, align = 'left' }: TextPlace, style: TextStyle): void {
    const { size, weight = 'regular', color = '#10241f' } = style;
    let at = align === 'right' ? x - this.widthOf(text, style) : x;
    for (const run of toRuns(text)) {
      const font = this.#document.font(`${run.script}-${weight}`).fontSize(size).fillColor(color);
      font.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += font.widthOfString(run.text);
    }
  }

  /** Writes a paragraph between `x` and `x + width`. @returns the position of the next line. */
  paragraph(text: string, { x, y, width, align = 'left' }: TextPlace & { readonly width: number }, style: TextStyle): number {
    const lines = wrapText(text, width, (part) => this.widthOf(part, style));
    const at = align === 'right' ? x + width : x;
    for (const [index, line] of lines.entries()) this.line(line, { x: at, y: y + index * style.size * lineHeight, align }, style);
    return y + lines.length * style.size * lineHeight;
  }

  /** The height of a paragraph. */
  heightOf(text: string, width: number, style: TextStyle): number {
    return wrapText(text, width, (part) => this.widthOf(part, style)).length * style.size * lineHeight;
  }

  /** Starts a new page. */
  startPage(): void {
    this.#document.addPage();
  }

  rule({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }, color = '#dce6e2'): void {
    this.#document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
  }

  box(
    { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
    color: string,
  ): void {
    this.#document.rect(x, y, width, height).fill(color);
  }

  /** Finishes the file. */
  async finish(): Promise<Buffer> {
    this.#document.end();
    await this.#end;
    return Buffer.concat(this.#parts);
  }
}
