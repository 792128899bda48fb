/** A size in pixels. */
interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** How large a photo may be. */
export interface PhotoLimits {
  /** Of the longest side, in pixels. */
  readonly maxEdge: number;
  /** Of the JPEG. */
  readonly maxBytes: number;
}

/** The photo's size with its ratio kept and its longest side capped; never enlarged, no side below one pixel. */
export function fitInside({ width, height }: PixelSize, maxEdge: number): PixelSize {
  const scale = Math.min(1, maxEdge / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** JPEG qualities from good to what still shows a dent in a box. */
export const QUALITIES = [0.85, 0.72, 0.6, 0.45] as const;

/** The name of the JPEG that a photo becomes. */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
}
