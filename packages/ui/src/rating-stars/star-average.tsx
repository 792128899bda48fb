import { Star } from 'lucide';
import type { CSSProperties } from 'react';
import { Icon } from '../icon/icon.tsx';
import './rating-stars.css';

export interface StarAverageProps {
  /** 0 to `max`; shown to the nearest half star. */
  readonly value: number;
  readonly max?: number | undefined;
  /** Accessible name: "4.6 of 5 stars from 128 ratings". */
  readonly label: string;
  /** The formatted number beside the stars. */
  readonly shownValue?: string | undefined;
  /** One star with the number, for a narrow row. */
  readonly isCompact?: boolean | undefined;
}

/** A read-only average rating in stars. */
export function StarAverage({ value, max = 5, label, shownValue, isCompact }: StarAverageProps) {
  const halves = Math.round(Math.min(max, Math.max(0, value)) * 2);
  const row = (count: number) =>
    Array.from({ length: count }, (_, index) => index).map((star) => <Icon key={star} icon={Star} size="small" />);
  return (
    <span className="sw-star-average" role="img" aria-label={label}>
      {isCompact ? (
        <span className="sw-star-average__full">{row(1)}</span>
      ) : (
        <span className="sw-star-average__stars" style={{ '--sw-star-share': halves / (2 * max) } as CSSProperties}>
          <span className="sw-star-average__rest">{row(max)}</span>
          <span className="sw-star-average__full">{row(max)}</span>
        </span>
      )}
      {shownValue ? <span className="sw-figures">{shownValue}</span> : null}
    </span>
  );
}
