/** The numbers that a field takes: from `min` (or 0) on in steps, as a number input of the browser counts them. */
export interface StepGrid {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly step: number;
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** The value so many steps from the base, without what binary fractions add (0.1 + 0.2). */
function atStep({ min = 0, step }: StepGrid, steps: number): number {
  return Number((min + steps * step).toFixed(Math.max(decimalsOf(min), decimalsOf(step))));
}

/** Steps from the base, whole where the value is on the grid but for what binary fractions add. */
function stepsTo({ min = 0, step }: StepGrid, value: number): number {
  const steps = (value - min) / step;
  const whole = Math.round(steps);
  return Math.abs(steps - whole) < 1e-9 * Math.max(1, Math.abs(steps)) ? whole : steps;
}

/** The nearest value that the field takes. */
export function nearestOnGrid(grid: StepGrid, value: number): number {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = grid;
  const nearest = atStep(grid, Math.round(stepsTo(grid, Math.min(max, Math.max(min, value)))));
  // The last step before a maximum that is itself on no step.
  return nearest > max ? atStep(grid, Math.floor(stepsTo(grid, max))) : nearest;
}

/** The value some steps on (or back, where negative): a value between two steps goes to the next of them first. */
export function stepped(grid: StepGrid, value: number, steps: number): number {
  const from = stepsTo(grid, value);
  return nearestOnGrid(grid, atStep(grid, (steps > 0 ? Math.floor(from) : Math.ceil(from)) + steps));
}
