import { classNames } from '../lib/class-names.ts';
import './spinner.css';

export interface SpinnerProps {
  /** What is being loaded; absent if a text beside the spinner says so. */
  readonly label?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

/** A turning ring while content of unknown shape loads. If the shape is known, use a skeleton. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  const naming = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={classNames('sw-spinner', size !== 'medium' && `sw-spinner--${size}`)} {...naming} />;
}
