import type { WizardStep } from './draft.ts';
import { between, lastStep } from './step-bounds.ts';

/** Merges a given state, from a stored draft or a repeated job, and limits it to existing steps. */
export const rollbackStep = (step: WizardStep, given: Partial<WizardStep>): WizardStep => {
  const merged = { ...step, ...given };
  const currentStep = between(merged.currentStep, 0, lastStep(step));
  const target = between(merged.requestStep, 0, step.maxStep);
  const isWaiting = merged.reqComplete === true && target > currentStep;
  return {
    maxStep: step.maxStep,
    completed: between(merged.completed, 0, step.maxStep),
    currentStep,
    requestStep: isWaiting ? target : currentStep,
    reqComplete: isWaiting,
  };
};
