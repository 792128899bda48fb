import type { ReactNode } from 'react';
import './badge.css';

export interface BadgeProps {
  /** `bonus` is marigold and stands alone on a screen. */
  readonly tone?: 'neutral' | 'brand' | 'info' | 'success' | 'warn' | 'danger' | 'bonus' | undefined;
  /** A dot before the text, for the state of something; without it the badge is a mere tag. */
  readonly hasDot?: boolean | undefined;
  readonly children: ReactNode;
}

/** A state or a tag in one or two words. */
export function Badge({ tone = 'neutral', hasDot, children }: BadgeProps) {
  return <span className={`sw-badge sw-badge--${tone}${hasDot ? ' sw-badge--dot' : ''}`}>{children}</span>;
}
