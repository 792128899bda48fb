/** The valid numbers of a field: steps from `min` (or 0), as in the browser's number input. */
export interface StepGrid {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly step: number;
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** The value `steps` steps from the base, without floating-point error (0.1 + 0.2). */
function atStep({ min = 0, step }: StepGrid, steps: number): number {
  return Number((min + steps * step).toFixed(Math.max(decimalsOf(min), decimalsOf(step))));
}

/** Steps from the base; rounded to a whole number if only floating-point error keeps it from being one. */
function stepsTo({ min = 0, step }: StepGrid, value: number): number {
  const steps = (value - min) / step;
  const whole = Math.round(steps);
  return Math.abs(steps - whole) < 1e-9 * Math.max(1, Math.abs(steps)) ? whole : steps;
}

/** The nearest valid value. */
export function nearestOnGrid(grid: StepGrid, value: number): number {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = grid;
  const nearest = atStep(grid, Math.round(stepsTo(grid, Math.min(max, Math.max(min, value)))));
  // `max` itself may be on no step; this is the last step before it.
  return nearest > max ? atStep(grid, Math.floor(stepsTo(grid, max))) : nearest;
}

/** The value `steps` steps on (back if negative); a value between two steps first moves to the next one. */
export function stepped(grid: StepGrid, value: number, steps: number): number {
  const from = stepsTo(grid, value);
  return nearestOnGrid(grid, atStep(grid, (steps > 0 ? Math.floor(from) : Math.ceil(from)) + steps));
}
