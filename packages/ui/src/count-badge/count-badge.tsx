import { classNames } from '../lib/class-names.ts';
import '../visually-hidden/visually-hidden.css';
import './count-badge.css';

export interface CountBadgeProps {
  readonly count: number;
  /** What is counted, for screen readers: "5 deliveries under way". Replaces the number. */
  readonly label: string;
  /** `attention` is marigold: people are waiting. `neutral` counts things. */
  readonly tone?: 'neutral' | 'attention' | undefined;
  /** The highest number shown; above it a plus follows. */
  readonly max?: number | undefined;
}

/** How many there are of something, beside its name. Nothing is shown for none. */
export function CountBadge({ count, label, tone = 'neutral', max = 99 }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classNames('sw-count-badge sw-figures', tone === 'attention' && 'sw-count-badge--attention')}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <span className="sw-visually-hidden">{label}</span>
    </span>
  );
}
