/** Nearer than this share of the line, two captions below it would touch on a phone. */
const nearest = 0.26;

/** Which captions stand above the line: every second one of those that would touch. `positions` are ascending, 0 to 1. */
export function captionsAbove(positions: readonly number[]): readonly boolean[] {
  const above: boolean[] = [];
  // Each row of captions has its own end: that of its last caption.
  let endBelow = Number.NEGATIVE_INFINITY;
  for (const position of positions) {
    const isAbove = position - endBelow < nearest;
    above.push(isAbove);
    if (!isAbove) endBelow = position;
  }
  return above;
}
