import { classNames } from '../lib/class-names.ts';
import './spinner.css';

export interface SpinnerProps {
  /** What is being waited for; left out where a text beside it says so. */
  readonly label?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

/** A turning ring for a wait without a known shape. Where the shape is known, use a skeleton. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  const naming = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={classNames('sw-spinner', size !== 'medium' && `sw-spinner--${size}`)} {...naming} />;
}
