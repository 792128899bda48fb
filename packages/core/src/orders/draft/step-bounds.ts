import type { WizardStep } from './draft.ts';

/** The last step that exists. */
export const lastStep = (step: WizardStep): number => step.maxStep - 1;

/** A whole number within bounds; what is none counts as 0. */
export const between = (value: number, low: number, high: number): number =>
  Math.min(Math.max(Math.trunc(value) || 0, low), high);
