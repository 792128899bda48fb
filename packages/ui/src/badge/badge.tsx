import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import '../banner/tone.css';
import './badge.css';

export interface BadgeProps {
  /** `bonus` is marigold; use it once per screen. */
  readonly tone?: 'neutral' | 'brand' | 'info' | 'success' | 'warn' | 'danger' | 'bonus' | undefined;
  /** A dot before the text marks a status; without it the badge is a tag. */
  readonly hasDot?: boolean | undefined;
  /** The dot is a hollow ring: nothing has happened yet, the status waits for an answer. */
  readonly isWaiting?: boolean | undefined;
  readonly children: ReactNode;
}

/** A status or a tag in one or two words. */
export function Badge({ tone = 'neutral', hasDot, isWaiting, children }: BadgeProps) {
  const dot = (hasDot || isWaiting) && 'sw-badge--dot';
  return (
    <span className={classNames('sw-badge sw-note', `sw-tone--${tone}`, dot, isWaiting && 'sw-badge--waiting')}>{children}</span>
  );
}
