import { encode } from 'uqr';

/** How much of the code may be dirty or covered and still be readable: about 7, 15, 25 and 30 %. */
export type QrCorrection = 'low' | 'medium' | 'quartile' | 'high';

const levels = { low: 'L', medium: 'M', quartile: 'Q', high: 'H' } as const;

/** A code as one path on a grid of `size` modules, without the quiet zone. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
  /** The side of the free square in the middle, in modules; 0 if there is none. */
  readonly hole: number;
}

/**
 * Encodes `value` as a QR code, each run of dark modules as one rectangle. `hasHole` leaves the middle free for a logo. Throws a
 * RangeError if `value` is too long for a code (1,273 bytes at `high`, 2,953 at `low`).
 */
export function qrPath(value: string, correction: QrCorrection, hasHole: boolean): QrPath {
  // `boostEcc` raises the error correction where the same size has room for it.
  const { size, data } = encode(value, { ecc: levels[correction], boostEcc: true, border: 0 });
  // Odd, as the code's size is, so that it is centred; a fifth of the side is a twenty-fifth of the area.
  const hole = hasHole ? Math.floor(size / 10) * 2 + 1 : 0;
  const start = (size - hole) / 2;
  const isInHole = (at: number) => at >= start && at < start + hole;
  const runs = data.flatMap((row, y) => {
    const isDark = (x: number) => row[x] === true && !(isInHole(x) && isInHole(y));
    return row.flatMap((_, x) => {
      if (!isDark(x) || (x > 0 && isDark(x - 1))) return [];
      let end = x + 1;
      while (end < size && isDark(end)) end += 1;
      return [`M${x} ${y}h${end - x}v1h${x - end}z`];
    });
  });
  return { size, path: runs.join(''), hole };
}
