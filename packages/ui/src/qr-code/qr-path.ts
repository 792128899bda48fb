import { encode } from 'uqr';

/** How much of the code may be dirty or covered and it is still read: about 7, 15, 25 and 30 %. */
export type QrCorrection = 'low' | 'medium' | 'quartile' | 'high';

const levels = { low: 'L', medium: 'M', quartile: 'Q', high: 'H' } as const;

/** A code as one path on a grid of `size` modules, quiet zone not included. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
  /** The side of the square in the middle that was left free, in modules; 0 without one. */
  readonly hole: number;
}

/**
 * Draws `value` as a QR code, each run of dark modules as one rectangle. With `hasHole` the middle is left free for a mark.
 * Throws a RangeError where `value` is longer than a code can hold (1,273 bytes at `high`, 2,953 at `low`).
 */
export function qrPath(value: string, correction: QrCorrection, hasHole: boolean): QrPath {
  // a better correction comes for nothing where the same size has room for it
  const { size, data } = encode(value, { ecc: levels[correction], boostEcc: true, border: 0 });
  // odd, as the code is, so that it stands in the middle; a fifth of the side is a twenty-fifth of the code
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
