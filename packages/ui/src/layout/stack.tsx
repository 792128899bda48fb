import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import './layout.css';

/** Distance between parts: `small` 8 px within a group, `medium` 16 between fields, `large` 24 between groups, `section` 40. */
export type Gap = 'small' | 'medium' | 'large' | 'section';

export interface StackProps {
  readonly children: ReactNode;
  readonly gap?: Gap | undefined;
  /** `row` puts the parts beside each other, wrapping where there is no room. */
  readonly direction?: 'column' | 'row' | undefined;
  /** Where the parts of a row stand: beside each other, or the last one at the end. */
  readonly justify?: 'start' | 'between' | 'end' | undefined;
}

/** Parts below or beside each other, at the distances of the system. */
export function Stack({ children, gap = 'medium', direction = 'column', justify = 'start' }: StackProps) {
  return (
    <div className={classNames('sw-stack', `sw-gap--${gap}`, direction === 'row' && `sw-stack--row sw-stack--${justify}`)}>
      {children}
    </div>
  );
}
