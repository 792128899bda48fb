/** A size in pixels. */
interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Limits of a photo after resizing. */
export interface PhotoLimits {
  /** Maximum of the longer side, in pixels. */
  readonly maxEdge: number;
  /** Maximum size of the JPEG. */
  readonly maxBytes: number;
}

/** The photo's size with its ratio preserved and its longer side limited; never enlarged, no side below one pixel. */
export function fitInside({ width, height }: PixelSize, maxEdge: number): PixelSize {
  const scale = Math.min(1, maxEdge / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** JPEG qualities to try, from good to the lowest that still shows a dent in a box. */
export const QUALITIES = [0.85, 0.72, 0.6, 0.45] as const;

/** The file name of the JPEG. */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
}
