/** Four bytes a pixel, in rows. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A part of a picture. Its corner has even coordinates, because the format of animations halves them. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const isSame = (before: Pixels, after: Pixels, at: number): boolean =>
  before.data[at] === after.data[at] && before.data[at + 1] === after.data[at + 1] && before.data[at + 2] === after.data[at + 2];

/** The smallest part outside which two pictures of one size are the same; null for two that are the same everywhere. */
export function changedPart(before: Pixels, after: Pixels): Part | null {
  const { width, height } = after;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isSame(before, after, (y * width + x) * 4)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return null;
  const x = left - (left % 2);
  const y = top - (top % 2);
  return { x, y, width: right - x + 1, height: bottom - y + 1 };
}
