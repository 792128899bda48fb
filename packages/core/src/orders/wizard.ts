import type { WizardStep } from './draft/draft.ts';
import { between, lastStep } from './draft/step-bounds.ts';

/** Going back, or to the same step, is immediate; going forward only stores the request until validation. */
export const requestStep = (step: WizardStep, wanted: number): WizardStep => {
  const target = between(wanted, 0, step.maxStep);
  return target <= step.currentStep
    ? { ...step, currentStep: target, requestStep: target, reqComplete: false }
    : { ...step, requestStep: target, reqComplete: true };
};

/** Clears the request. */
export const failValidation = (step: WizardStep): WizardStep => ({ ...step, requestStep: step.currentStep, reqComplete: false });

/** Moves to the requested step (at most the last) and records progress. Does nothing without a request. */
export const passValidation = (step: WizardStep): WizardStep => {
  if (!step.reqComplete) return step;
  const currentStep = Math.min(step.requestStep, lastStep(step));
  return {
    ...step,
    currentStep,
    completed: Math.max(step.completed, step.requestStep),
    requestStep: currentStep,
    reqComplete: false,
  };
};

/** Completes all steps and moves to the last one. */
export const passFinalValidation = (step: WizardStep): WizardStep => ({
  ...step,
  currentStep: lastStep(step),
  completed: step.maxStep,
  requestStep: lastStep(step),
  reqComplete: false,
});
