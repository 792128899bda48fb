import type { OrderState } from './order-state.ts';

/** All steps are filled in: the order can be looked through as a whole before it is booked. Alone, because a first look needs it. */
export const isReviewing = ({ draft, booking }: OrderState): boolean =>
  draft.step.completed === draft.step.maxStep && booking.status !== 'booked';
