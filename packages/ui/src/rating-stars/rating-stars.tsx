import { Star } from 'lucide';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import '../visually-hidden/visually-hidden.css';
import '../choice/choice.css';
import './rating-stars.css';

export interface RatingStarsProps {
  /** The question: "How was Somchai?". */
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  /** 1 to `max`; `null` while no rating is chosen. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  /** Accessible name of one star: "4 stars, good". */
  readonly starLabel: (stars: number) => string;
  /** Beside the stars: the meaning of the chosen rating. */
  readonly meaning?: ReactNode;
  /** Error message; announced with the group. */
  readonly error?: string | undefined;
  readonly max?: number | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A rating in stars. Native radio buttons: arrow keys move, one tab stop. */
export function RatingStars(props: RatingStarsProps) {
  const { label, isLabelHidden, value, onChange, starLabel, meaning, error, max = 5, isDisabled } = props;
  const id = useId();
  return (
    <fieldset className="sw-stars" disabled={isDisabled} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={isLabelHidden ? 'sw-visually-hidden' : 'sw-stars__label'}>{label}</legend>
      <div className="sw-stars__row">
        {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
          <label
            key={stars}
            className={classNames('sw-press sw-stars__star', value !== null && stars <= value && 'sw-stars__star--on')}
          >
            <input
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              aria-label={starLabel(stars)}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(stars)}
            />
            <Icon icon={Star} />
          </label>
        ))}
        {meaning ? <span className="sw-stars__meaning">{meaning}</span> : null}
      </div>
      {error ? (
        <p className="sw-problem" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
