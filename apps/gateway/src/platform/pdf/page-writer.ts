import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { createFontSet, type FontSet, featuresOf } from './font-set.ts';
import type { FontFiles } from './fonts.ts';
import { ink, lineHeight, type Rect, ruleColor, type TextPlace, type TextStyle } from './styles.ts';
import { toRuns, wrapText } from './thai-text.ts';

interface PageInfo {
  readonly title: string;
  readonly language: string;
  readonly createdAt: Date;
}

/** Writes A4 pages in Thai and English. The same calls give the same bytes. */
export class PageWriter {
  readonly width: number;
  readonly height: number;
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts: FontSet;
  readonly #parts: Buffer[] = [];
  readonly #end: Promise<unknown>;

  constructor(fonts: FontFiles, { title, language, createdAt }: PageInfo) {
    this.#document = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: language,
      displayTitle: true,
      // Pages stay open until the end, so that each can say how many there are.
      bufferPages: true,
      info: { Title: title, Author: 'Songwai', CreationDate: createdAt, ModDate: createdAt },
    });
    this.#fonts = createFontSet(this.#document, fonts);
    this.width = this.#document.page.width;
    this.height = this.#document.page.height;
    this.#document.on('data', (part: Buffer) => this.#parts.push(part));
    this.#end = once(this.#document, 'end');
  }

  widthOf(text: string, style: TextStyle): number {
    return toRuns(text).reduce((sum, run) => sum + this.#fonts.widthOf(run, style), 0);
  }

  /** Writes one line. */
  line(text: string, { x, y, align = 'left' }: TextPlace, style: TextStyle): void {
    const { color = ink } = style;
    const width = align === 'left' ? 0 : this.widthOf(text, style);
    let at = x - (align === 'center' ? width / 2 : width);
    for (const run of toRuns(text)) {
      const runWidth = this.#fonts.widthOf(run, style);
      this.#document.fillColor(color).text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(run) });
      at += runWidth;
    }
  }

  /** The lines of a paragraph of a width. */
  linesOf(text: string, width: number, style: TextStyle): readonly string[] {
    return wrapText(text, width, (part) => this.widthOf(part, style));
  }

  /** The text as far as a line holds it, with dots where it is longer. */
  cut(text: string, width: number, style: TextStyle): string {
    if (this.widthOf(text, style) <= width) return text;
    const [first = ''] = this.linesOf(text, width - this.widthOf('\u2026', style), style);
    return `${first}\u2026`;
  }

  /** Writes a paragraph between `x` and `x + width`. @returns the position of the next line. */
  paragraph(text: string, { x, y, width, align = 'left' }: TextPlace & { readonly width: number }, style: TextStyle): number {
    const lines = this.linesOf(text, width, style);
    const at = align === 'right' ? x + width : x;
    for (const [index, line] of lines.entries()) this.line(line, { x: at, y: y + index * style.size * lineHeight, align }, style);
    return y + lines.length * style.size * lineHeight;
  }

  /** The height of a paragraph. */
  heightOf(text: string, width: number, style: TextStyle): number {
    return this.linesOf(text, width, style).length * style.size * lineHeight;
  }

  /** Starts a new page. */
  startPage(): void {
    this.#document.addPage();
  }

  /** The number of pages so far. */
  get pageCount(): number {
    return this.#document.bufferedPageRange().count;
  }

  /** Writes on every page, from the first one; `page` counts from 1. */
  onEachPage(write: (page: number, count: number) => void): void {
    const count = this.pageCount;
    for (let index = 0; index < count; index += 1) {
      this.#document.switchToPage(index);
      write(index + 1, count);
    }
  }

  rule({ x, y, width }: Omit<Rect, 'height'>, { color = ruleColor, weight = 0.75, isDotted = false } = {}): void {
    this.#document.save();
    if (isDotted) this.#document.dash(weight, { space: weight * 2 });
    this.#document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(color)
      .stroke()
      .restore();
  }

  box({ x, y, width, height }: Rect, color: string): void {
    this.#document.rect(x, y, width, height).fill(color);
  }

  /** A frame with round corners. */
  frame({ x, y, width, height }: Rect, radius: number): void {
    this.#document.roundedRect(x, y, width, height, radius).lineWidth(0.75).strokeColor(ruleColor).stroke();
  }

  /** Paths of SVG, `scale` points for each of their units; with a width they are lines. */
  paths(
    paths: readonly { readonly d: string; readonly color: string; readonly width?: number; readonly fill?: string }[],
    { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
  ): void {
    this.#document.save().translate(x, y).scale(scale);
    for (const { d, color, width, fill } of paths) {
      const path = this.#document.path(d);
      if (width === undefined) path.fill(color);
      else if (fill === undefined) path.lineWidth(width).lineCap('round').strokeColor(color).stroke();
      else path.lineWidth(width).fillAndStroke(fill, color);
    }
    this.#document.restore();
  }

  /** Finishes the file. */
  async finish(): Promise<Buffer> {
    this.#document.end();
    await this.#end;
    return Buffer.concat(this.#parts);
  }
}
