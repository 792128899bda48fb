/**
 * The values of the grid lines, from 0 to the first round value that no bar exceeds: 0, 2500, 5000. Uses the two to four steps
 * that leave the least space above the highest bar.
 */
export function ticksUpTo(max: number): readonly number[] {
  if (!(max > 0)) return [0];
  const power = 10 ** Math.floor(Math.log10(max) - 1);
  const scales = [1, 2, 2.5, 5, 10, 20, 25, 50, 100]
    .map((factor) => ({ step: factor * power, count: Math.ceil(max / (factor * power)) }))
    .filter(({ count }) => count >= 2 && count <= 4)
    .toSorted((one, other) => one.step * one.count - other.step * other.count || one.count - other.count);
  const { step, count } = scales[0] ?? { step: max, count: 1 };
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Whether the bar at `index` gets a label: at most six do, counted back from the last, which always gets one. */
export function isNamed(index: number, count: number): boolean {
  return (count - 1 - index) % Math.ceil(count / 6) === 0;
}
