import type { DraftStep } from '../fields/draft-field.ts';
import { validateDraft, validateStep } from '../fields/draft-fields.ts';
import type { OrderProblem } from '../fields/problem.ts';
import { isPromoExpired } from '../order-selectors.ts';
import type { OrderState } from '../order-state.ts';
import { outsideServiceAreaCode, promoExpired } from './refused-problems.ts';

/** Local rules do not know the service area, so a stop that the gateway refused stays refused until it changes. */
const refusedStops = ({ problems }: OrderState): readonly OrderProblem[] =>
  problems.filter(({ code }) => code === outsideServiceAreaCode);

/** Problems of one step: by its rules, and from the gateway's refusals. */
export const problemsOfStep = (state: OrderState, step: DraftStep, nowMs: number): readonly OrderProblem[] => [
  ...validateStep(state.draft, step, nowMs),
  ...refusedStops(state),
];

/** All problems of the order. */
export const allProblems = (state: OrderState, nowMs: number): readonly OrderProblem[] => [
  ...validateDraft(state.draft, nowMs),
  ...refusedStops(state),
  ...(isPromoExpired(state) ? [promoExpired] : []),
];
