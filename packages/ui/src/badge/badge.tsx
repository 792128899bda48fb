import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import '../banner/tone.css';
import './badge.css';

export interface BadgeProps {
  /** `bonus` is marigold and stands alone on a screen. */
  readonly tone?: 'neutral' | 'brand' | 'info' | 'success' | 'warn' | 'danger' | 'bonus' | undefined;
  /** A dot before the text, for the state of something; without it the badge is a mere tag. */
  readonly hasDot?: boolean | undefined;
  /** The dot is a ring: nothing has happened yet, an answer is being waited for. */
  readonly isWaiting?: boolean | undefined;
  readonly children: ReactNode;
}

/** A state or a tag in one or two words. */
export function Badge({ tone = 'neutral', hasDot, isWaiting, children }: BadgeProps) {
  const dot = (hasDot || isWaiting) && 'sw-badge--dot';
  return (
    <span className={classNames('sw-badge sw-note', `sw-tone--${tone}`, dot, isWaiting && 'sw-badge--waiting')}>{children}</span>
  );
}
