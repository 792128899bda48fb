import type { ReactNode } from 'react';
import { memo } from 'react';

export interface UnchangedProps {
  /** Everything that the content depends on. */
  readonly by: readonly unknown[];
  readonly render: () => ReactNode;
}

/** Renders its content again only if a value in `by` changed. `memo` would lose the type parameter of a generic component. */
export const Unchanged = memo(
  ({ render }: UnchangedProps) => <>{render()}</>,
  (before, after) => before.by.length === after.by.length && before.by.every((value, index) => Object.is(value, after.by[index])),
);
