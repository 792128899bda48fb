import { qrPath } from './qr-path.ts';

export interface QrPictureOptions {
  /** The encoded text; or a picture of the code, of this server or one that lets this page read it. */
  readonly code: { readonly value: string } | { readonly pictureUrl: string };
  /** Below the code, the first one large: the sum, then what it is for. */
  readonly lines: readonly string[];
  /** A new canvas, of the page that shows the code. */
  readonly createCanvas: () => HTMLCanvasElement;
}

const widthPx = 720;
const quietPx = 60;
const codePx = widthPx - 2 * quietPx;
const largePx = 56;
const smallPx = 28;
const ink = '#10241f';

const loadPicture = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`The picture of the code could not be loaded: ${url}`));
    // A canvas gives no picture away that it took from another server without asking.
    image.crossOrigin = 'anonymous';
    image.src = url;
  });

/**
 * The code with its lines as a PNG on white, which a bank's app reads from the photos of the phone that shows it.
 * @throws Error where the browser gives no canvas, or the code's picture cannot be loaded.
 */
export async function qrPicture({ code, lines, createCanvas }: QrPictureOptions): Promise<Blob> {
  const canvas = createCanvas();
  canvas.width = widthPx;
  canvas.height = codePx + 2 * quietPx + lines.length * largePx * 1.3;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas to paint on.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = ink;
  if ('pictureUrl' in code) {
    context.drawImage(await loadPicture(code.pictureUrl), quietPx, quietPx, codePx, codePx);
  } else {
    const { size, path } = qrPath(code.value, 'medium', false);
    context.save();
    context.translate(quietPx, quietPx);
    context.scale(codePx / size, codePx / size);
    context.fill(new Path2D(path));
    context.restore();
  }
  context.textAlign = 'center';
  for (const [index, line] of lines.entries()) {
    context.font = index === 0 ? `700 ${largePx}px sans-serif` : `400 ${smallPx}px sans-serif`;
    context.fillText(line, widthPx / 2, codePx + quietPx * 2 + (index + 0.6) * largePx, codePx);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png');
  });
}
