/** A size in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a resized photo: same ratio, longest side limited, never enlarged, at least one pixel (spec §5). */
export function resizedPhoto(size: PixelSize, maxSide: number): PixelSize {
  const scale = Math.min(1, maxSide / Math.max(size.width, size.height));
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: scaled(size.width), height: scaled(size.height) };
}
