import type { WizardStep } from './draft.ts';

const lastStep = (step: WizardStep) => step.maxStep - 1;
const between = (value: number, low: number, high: number) => Math.min(Math.max(Math.trunc(value) || 0, low), high);

/** Back, or to the same step, is direct; forward only notes the wish, until the validation has spoken. */
export const requestStep = (step: WizardStep, wanted: number): WizardStep => {
  const target = between(wanted, 0, step.maxStep);
  return target <= step.currentStep
    ? { ...step, currentStep: target, requestStep: target, reqComplete: false }
    : { ...step, requestStep: target, reqComplete: true };
};

/** Clears the wish. */
export const failValidation = (step: WizardStep): WizardStep => ({ ...step, requestStep: step.currentStep, reqComplete: false });

/** Moves to the step wished for (stays on the last one) and records what is completed. Without a wish nothing moves. */
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

/** Merges a given state, from a stored draft or a repeated job, and brings it back within the steps that exist. */
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
