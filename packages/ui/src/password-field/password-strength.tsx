import { classNames } from '../lib/class-names.ts';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './password-strength.css';

/** How hard a password is to guess; the caller calculates it. */
export interface PasswordScore {
  /** 0: empty; 1 weak, 2 fair, 3 good, 4 strong. */
  readonly level: 0 | 1 | 2 | 3 | 4;
  /** The level in words, and what would improve it: "Weak: add a number". Empty at level 0. */
  readonly text: string;
}

export interface PasswordStrengthProps {
  /** Accessible name: "Password strength". */
  readonly label: string;
  readonly score: PasswordScore;
}

const levels = [1, 2, 3, 4] as const;

/** The strength of a password as bars, one per level, and in words, announced when it changes. */
export function PasswordStrength({ label, score: { level, text } }: PasswordStrengthProps) {
  return (
    <div className={classNames('sw-strength', level > 0 && `sw-strength--${level}`)}>
      <VisuallyHidden>
        <meter aria-label={label} min={0} max={levels.length} value={level} aria-valuetext={text || undefined} />
      </VisuallyHidden>
      <span className="sw-strength__bars" aria-hidden="true">
        {levels.map((bar) => (
          <span key={bar} className={classNames('sw-strength__bar', bar <= level && 'sw-strength__bar--on')} />
        ))}
      </span>
      <span className="sw-strength__text" aria-hidden="true">
        {text}
      </span>
      <LiveRegion message={text} />
    </div>
  );
}
