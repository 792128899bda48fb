import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyStep, type WizardStep } from './draft/draft.ts';
import { rollbackStep } from './draft/rollback-step.ts';
import { failValidation, passFinalValidation, passValidation, requestStep } from './wizard.ts';

/** The wizard's rules (spec §4) as one invariant for all events. */
const isSound = (step: WizardStep) =>
  step.maxStep === 2 &&
  [step.completed, step.currentStep, step.requestStep].every(Number.isInteger) &&
  step.currentStep >= 0 &&
  step.currentStep <= step.maxStep - 1 &&
  step.completed >= 0 &&
  step.completed <= step.maxStep &&
  (step.reqComplete
    ? step.requestStep > step.currentStep && step.requestStep <= step.maxStep
    : step.requestStep === step.currentStep);

type Event = (step: WizardStep) => WizardStep;

const oddNumber = fc.oneof(fc.integer({ min: -3, max: 5 }), fc.double());
const event: fc.Arbitrary<Event> = fc.oneof(
  oddNumber.map(
    (wanted): Event =>
      (step) =>
        requestStep(step, wanted),
  ),
  fc.constantFrom<Event>(failValidation, passValidation, passFinalValidation, () => emptyStep),
  fc
    .record(
      { currentStep: oddNumber, completed: oddNumber, requestStep: oddNumber, reqComplete: fc.boolean() },
      { requiredKeys: [] },
    )
    .map(
      (given): Event =>
        (step) =>
          rollbackStep(step, given),
    ),
);

describe('order wizard', () => {
  it('starts at step 0 with nothing completed', () => {
    expect(emptyStep).toEqual({ maxStep: 2, completed: 0, currentStep: 0, reqComplete: false, requestStep: 0 });
  });

  it('only notes the wish to go forward until the step is valid', () => {
    const requested = requestStep(emptyStep, 1);
    expect(requested).toMatchObject({ currentStep: 0, reqComplete: true, requestStep: 1 });
    expect(passValidation(requested)).toMatchObject({ currentStep: 1, completed: 1, reqComplete: false });
    expect(failValidation(requested)).toEqual(emptyStep);
  });

  it('goes back at once and forgets the wish, but not what was completed', () => {
    const onLast = passValidation(requestStep(emptyStep, 1));
    expect(requestStep(requestStep(onLast, 2), 0)).toEqual({ ...onLast, currentStep: 0, requestStep: 0, reqComplete: false });
  });

  it('stays on the last step when the end was wished for, and records it', () => {
    const onLast = passValidation(requestStep(emptyStep, 1));
    expect(passValidation(requestStep(onLast, 2))).toMatchObject({ currentStep: 1, completed: 2 });
  });

  it('does not move on a validation that nobody asked for', () => {
    expect(passValidation(emptyStep)).toEqual(emptyStep);
  });

  it('ends on the last step with all completed', () => {
    expect(passFinalValidation(emptyStep)).toMatchObject({ currentStep: 1, completed: 2, reqComplete: false });
  });

  it('takes up a repeated job at step 1, completed', () => {
    expect(rollbackStep(emptyStep, { currentStep: 1, completed: 1 })).toMatchObject({
      currentStep: 1,
      completed: 1,
      requestStep: 1,
    });
  });

  it('is never brought out of shape by any series of events', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let step = emptyStep;
        for (const apply of events) {
          step = apply(step);
          if (!isSound(step)) return false;
        }
        return true;
      }),
      { numRuns: 1000 },
    );
  });

  it('never goes forward without a validation that passed', () => {
    const withoutPass = fc.array(
      fc.oneof(
        oddNumber.map(
          (wanted): Event =>
            (step) =>
              requestStep(step, wanted),
        ),
        fc.constant<Event>(failValidation),
      ),
    );
    fc.assert(
      fc.property(withoutPass, (events) => {
        const end = events.reduce((step, apply) => apply(step), emptyStep);
        return end.currentStep === 0 && end.completed === 0;
      }),
    );
  });
});
