import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import './layout.css';
import type { Gap } from './stack.tsx';

export interface GridProps {
  readonly children: ReactNode;
  /** Least width of a part before the row gets one fewer: 160, 240 or 320 px. */
  readonly partWidth?: 'small' | 'medium' | 'large' | undefined;
  readonly gap?: Gap | undefined;
}

/** Parts of equal width, as many in a row as there is room for; one below the other on a phone. */
export function Grid({ children, partWidth = 'medium', gap = 'medium' }: GridProps) {
  return <div className={classNames('sw-grid', `sw-grid--${partWidth}`, `sw-gap--${gap}`)}>{children}</div>;
}
