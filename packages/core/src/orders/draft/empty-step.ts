import type { WizardStep } from './draft.ts';

/** Two steps, starting at step 0 with nothing completed (spec §4 "Order wizard"). */
export const emptyStep: WizardStep = { maxStep: 2, completed: 0, currentStep: 0, reqComplete: false, requestStep: 0 };
