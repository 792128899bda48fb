import type { Metres } from './distance-matrix.ts';

/** Stops to be put in order: the first is where the way begins. */
export interface OrderQuestion {
  readonly metres: Metres;
  /** True where the last stop is a return point, which stays last. */
  readonly endsAtLast: boolean;
}

/** Finds in what order stops are best visited. */
export interface RouteOptimiser {
  /** @returns indices of all stops in the order of travel, 0 first; never a longer way than the order given. */
  optimise(question: OrderQuestion): Promise<readonly number[]>;
}

/** Length of the way over stops in an order. */
export const lengthOf = (order: readonly number[], metres: Metres): number =>
  order.slice(1).reduce((sum, stop, index) => sum + (metres[order[index] ?? 0]?.[stop] ?? 0), 0);

/** The stops as they came. */
export const givenOrder = ({ metres }: Pick<OrderQuestion, 'metres'>): readonly number[] => metres.map((_row, index) => index);
