import type { WizardStep } from './draft/draft.ts';
import { between, lastStep } from './draft/step-bounds.ts';

/** Back, or to the same step, is direct; forward only notes the request, until the validation has spoken. */
export const requestStep = (step: WizardStep, wanted: number): WizardStep => {
  const target = between(wanted, 0, step.maxStep);
  return target <= step.currentStep
    ? { ...step, currentStep: target, requestStep: target, reqComplete: false }
    : { ...step, requestStep: target, reqComplete: true };
};

/** Clears the request. */
export const failValidation = (step: WizardStep): WizardStep => ({ ...step, requestStep: step.currentStep, reqComplete: false });

/** Moves to the requested step (stays on the last one) and records what is completed. Without a request nothing moves. */
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

/** Everything is valid: on the last step, all completed. */
export const passFinalValidation = (step: WizardStep): WizardStep => ({
  ...step,
  currentStep: lastStep(step),
  completed: step.maxStep,
  requestStep: lastStep(step),
  reqComplete: false,
});
