import { classNames } from '../lib/class-names.ts';
import './uses-left.css';

export interface UsesLeftProps {
  /** Says how many are left: "7 more jobs"; the bars alone say it to nobody who cannot see them. */
  readonly label: string;
  readonly total: number;
  /** More than `total` fill all bars. */
  readonly left: number;
}

/** How often something can still be used: a bar each, on a card in the deep colour; the used ones first. */
export function UsesLeft({ label, total, left }: UsesLeftProps) {
  const used = total - Math.min(total, Math.max(0, left));
  return (
    <div className="sw-uses" role="img" aria-label={label}>
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its place
        <span key={index} className={classNames('sw-uses__bar', index >= used && 'sw-uses__bar--left')} />
      ))}
    </div>
  );
}
