import type { WizardStep } from './draft.ts';

/** Index of the last step. */
export const lastStep = (step: WizardStep): number => step.maxStep - 1;

/** Truncates to an integer within bounds; NaN counts as 0. */
export const between = (value: number, low: number, high: number): number =>
  Math.min(Math.max(Math.trunc(value) || 0, low), high);
