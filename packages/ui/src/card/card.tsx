import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import './card.css';

export interface CardProps {
  readonly children: ReactNode;
  /** `plain` lies on the page, `sunken` groups quietly, `tint` says "kept" or "chosen", `raised` floats. */
  readonly tone?: 'plain' | 'sunken' | 'tint' | 'raised' | undefined;
  /** `none` for a card whose rows reach its edges. */
  readonly padding?: 'none' | 'medium' | 'large' | undefined;
  /** Something in it has to be answered first; its content says what. */
  readonly isInvalid?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A surface that holds together what belongs together. */
export function Card({ children, tone = 'plain', padding = 'medium', isInvalid, className }: CardProps) {
  return (
    <div
      className={classNames('sw-card', `sw-card--${tone}`, `sw-card--pad-${padding}`, isInvalid && 'sw-card--invalid', className)}
    >
      {children}
    </div>
  );
}
