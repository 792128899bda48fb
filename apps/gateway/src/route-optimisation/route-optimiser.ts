import type { Metres } from './distance-matrix.ts';

/** The stops to order; the route begins at the first. */
export interface OrderQuestion {
  readonly metres: Metres;
  /** True where the last stop is a return point, which stays last. */
  readonly endsAtLast: boolean;
}

/** Finds the best order of stops. */
export interface RouteOptimiser {
  /** @returns the indices of all stops in the order of travel, 0 first; never longer than the given order. */
  optimise(question: OrderQuestion): Promise<readonly number[]>;
}

/** The length of a route over the stops in an order. */
export const lengthOf = (order: readonly number[], metres: Metres): number =>
  order.slice(1).reduce((sum, stop, index) => sum + (metres[order[index] ?? 0]?.[stop] ?? 0), 0);

/** The stops in the given order. */
export const givenOrder = ({ metres }: Pick<OrderQuestion, 'metres'>): readonly number[] => metres.map((_row, index) => index);
