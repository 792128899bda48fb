import type { LngLat } from '@songwai/core/places/base-map';

const round = (value: number) => Number(value.toFixed(4));
const between = ([ax, ay]: LngLat, [bx, by]: LngLat, share: number): LngLat => [
  round(ax + (bx - ax) * share),
  round(ay + (by - ay) * share),
];

/** Cuts every corner of a line once (Chaikin), so that rivers look smooth; the ends stay fixed. */
export function smoothLine(line: readonly LngLat[]): readonly LngLat[] {
  const cut = line.slice(1).flatMap((next, index) => {
    const current = line[index] ?? next;
    return [between(current, next, 0.25), between(current, next, 0.75)];
  });
  return [...line.slice(0, 1), ...cut, ...line.slice(-1)];
}
