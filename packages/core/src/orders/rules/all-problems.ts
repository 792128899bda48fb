import { isPromoExpired } from '../order-selectors.ts';
import type { OrderProblem, OrderState } from '../order-state.ts';
import { outsideServiceAreaCode, promoExpired, validateDraft, validateStep } from './draft-validation.ts';

/** The rules here do not know the service area: a stop that the gateway refused stays refused until it is changed. */
const refusedStops = ({ problems }: OrderState): readonly OrderProblem[] =>
  problems.filter(({ code }) => code === outsideServiceAreaCode);

/** What is wrong with one step of the order as it stands: by its own rules, and by what the gateway has said of the route. */
export const problemsOfStep = (state: OrderState, step: number, nowMs: number): readonly OrderProblem[] => [
  ...validateStep(state.draft, step, nowMs),
  ...refusedStops(state),
];

/** Everything that is wrong with the order as it stands. */
export const allProblems = (state: OrderState, nowMs: number): readonly OrderProblem[] => [
  ...validateDraft(state.draft, nowMs),
  ...refusedStops(state),
  ...(isPromoExpired(state) ? [promoExpired] : []),
];
