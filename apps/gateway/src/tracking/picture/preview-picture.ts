import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Language } from '@songwai/core/basics/language';
import { fontOf, registerFonts } from './picture-fonts.ts';
import { type PictureWords, previewTexts } from './picture-words.ts';
import { colours, type Frame } from './route-panel.ts';
import { wrapText } from './wrap-text.ts';

/** The size that chats and networks show large. */
const pictureSize = { width: 1200, height: 630 } as const;

const panel: Frame = { x: 696, y: 40, width: 464, height: 550 };
const left = 64;
const textWidth = 576;

interface Lines {
  readonly text: string;
  readonly y: number;
  readonly font: string;
  readonly step: number;
  readonly colour: string;
}

/** Writes a text in at most two lines. @returns where the next text may begin. */
function write(canvas: SKRSContext2D, { text, y, font, step, colour }: Lines): number {
  canvas.font = font;
  canvas.fillStyle = colour;
  const lines = wrapText(text, { width: textWidth, mostLines: 2, measure: (part) => canvas.measureText(part).width });
  for (const [index, line] of lines.entries()) canvas.fillText(line, left, y + index * step);
  return y + lines.length * step;
}

/** The S of the logo as a route (the same paths as the design system's), its corner at a place. */
function renderMark(canvas: SKRSContext2D, [x, y]: readonly [number, number], scale: number): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(scale, scale);
  canvas.lineWidth = 4;
  canvas.lineCap = 'round';
  canvas.strokeStyle = colours.brand;
  canvas.stroke(new Path2D('M19 6h-7.5a4.5 4.5 0 0 0 0 9h3a4.5 4.5 0 0 1 0 9H7'));
  const start = new Path2D();
  start.arc(20, 6, 4, 0, 2 * Math.PI);
  canvas.fillStyle = colours.paper;
  canvas.fill(start);
  canvas.stroke(start);
  const end = new Path2D();
  end.arc(6, 24, 5.5, 0, 2 * Math.PI);
  canvas.fillStyle = colours.marigold;
  canvas.fill(end);
  canvas.restore();
}

function renderLogo(canvas: SKRSContext2D, language: Language): void {
  renderMark(canvas, [left - 2, 52], 2.2);
  canvas.font = fontOf('strong', 44);
  canvas.fillStyle = colours.deep;
  canvas.fillText(previewTexts.brand[language], left + 76, 102);
}

/** The larger of two sizes in which a text still fits into one line. */
function sizeOf(canvas: SKRSContext2D, text: string): number {
  canvas.font = fontOf('strong', 64);
  return canvas.measureText(text).width <= textWidth ? 64 : 50;
}

function renderWords(canvas: SKRSContext2D, { status, arrival, way }: PictureWords): void {
  const first = write(canvas, {
    text: status,
    y: 250,
    font: fontOf('strong', sizeOf(canvas, status)),
    step: 76,
    colour: colours.text,
  });
  const second =
    arrival === ''
      ? first
      : write(canvas, { text: arrival, y: first, font: fontOf('strong', 54), step: 72, colour: colours.brand });
  write(canvas, { text: way, y: Math.max(second + 14, 440), font: fontOf('plain', 34), step: 50, colour: colours.soft });
}

/** What a picture says and shows. */
export interface PreviewPicture {
  readonly words: PictureWords;
  readonly language: Language;
  /** Fills the panel at the right; absent: the logo's mark. */
  readonly renderPanel?: ((canvas: SKRSContext2D, panel: Frame) => void) | undefined;
}

/** Renders the picture that a chat or a network shows under a link, as PNG. */
export async function renderPreviewPicture({ words, language, renderPanel }: PreviewPicture): Promise<Buffer> {
  registerFonts();
  const surface = createCanvas(pictureSize.width, pictureSize.height);
  const canvas = surface.getContext('2d');
  canvas.fillStyle = colours.paper;
  canvas.fillRect(0, 0, pictureSize.width, pictureSize.height);
  canvas.fillStyle = colours.panel;
  canvas.beginPath();
  canvas.roundRect(panel.x, panel.y, panel.width, panel.height, 32);
  canvas.fill();
  renderLogo(canvas, language);
  renderWords(canvas, words);
  if (renderPanel) renderPanel(canvas, panel);
  else renderMark(canvas, [panel.x + panel.width / 2 - 104, panel.y + panel.height / 2 - 120], 8);
  return surface.encode('png');
}
