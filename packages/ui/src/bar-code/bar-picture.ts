import { barPath } from './bar-path.ts';

export interface BarPictureOptions {
  /** The encoded text. */
  readonly value: string;
  /** Above the bars, large: the sum. */
  readonly title: string;
  /** Below them: references, until when. */
  readonly lines: readonly string[];
  /** A new canvas, of the page that shows the code. */
  readonly createCanvas: () => HTMLCanvasElement;
}

const barHeightPx = 200;
const quietModules = 10;
const titlePx = 56;
const linePx = 30;
const gapPx = 48;
const ink = '#10241f';
/** A module as whole pixels, so that the edges of bars stay sharp. */
const modulePx = 3;

/** The bar code with its lines as a PNG on white, for a counter to scan. @throws Error where the browser gives no canvas. */
export function barPicture({ value, title, lines, createCanvas }: BarPictureOptions): Promise<Blob> {
  const canvas = createCanvas();
  const { size, path } = barPath(value);
  canvas.width = (size + 2 * quietModules) * modulePx;
  canvas.height = 3 * gapPx + titlePx + barHeightPx + lines.length * linePx * 1.5;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas to paint on.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.font = `700 ${titlePx}px sans-serif`;
  context.fillText(title, canvas.width / 2, gapPx + titlePx * 0.8, canvas.width);
  const topPx = gapPx + titlePx + gapPx / 2;
  context.save();
  context.translate(quietModules * modulePx, topPx);
  context.scale(modulePx, barHeightPx);
  context.fill(new Path2D(path));
  context.restore();
  context.font = `400 ${linePx}px sans-serif`;
  for (const [index, line] of lines.entries()) {
    context.fillText(line, canvas.width / 2, topPx + barHeightPx + gapPx + index * linePx * 1.5, canvas.width);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png');
  });
}
