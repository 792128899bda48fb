import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';

/** The pixels of a screenshot, by default as many as it has. */
export const toCanvas = async (png: Buffer, width?: number): Promise<Canvas> => {
  const image = await loadImage(png);
  const scale = (width ?? image.width) / image.width;
  const canvas = createCanvas(image.width * scale, Math.round(image.height * scale));
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
};

interface Still {
  /** Pixels. */
  readonly width?: number;
  /** Of 100. */
  readonly quality?: number;
}

/** A screenshot in a format a quarter of its weight. */
export const toWebp = async (png: Buffer, { width, quality = 88 }: Still = {}): Promise<Buffer> =>
  (await toCanvas(png, width)).encode('webp', quality);
