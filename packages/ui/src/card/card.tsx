import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import './card.css';

export interface CardProps {
  readonly children: ReactNode;
  /**
   * `plain` for normal content, `sunken` for a quiet group, `tint` for saved or chosen content, `recommended` for the best of
   * several ways, `raised` for a floating card.
   */
  readonly tone?: 'plain' | 'sunken' | 'tint' | 'recommended' | 'raised' | undefined;
  /** `none` if the rows inside reach the card's edges. */
  readonly padding?: 'none' | 'medium' | 'large' | undefined;
  /** The content needs the user's attention first, and says why. */
  readonly isInvalid?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A surface that groups related content. */
export function Card({ children, tone = 'plain', padding = 'medium', isInvalid, className }: CardProps) {
  return (
    <div
      className={classNames('sw-card', `sw-card--${tone}`, `sw-card--pad-${padding}`, isInvalid && 'sw-card--invalid', className)}
    >
      {children}
    </div>
  );
}
