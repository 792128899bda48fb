import { classNames } from '../lib/class-names.ts';
import './logo.css';

export interface LogoProps {
  /** The wordmark in the user's language; the accessible name even if only the mark is shown. */
  readonly name: string;
  readonly isMarkOnly?: boolean | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** For the dark band, in its colours. */
  readonly isOnDeep?: boolean | undefined;
}

/** The S as a route: from an open stop, down the line, to a marigold stop. */
export function Logo({ name, isMarkOnly, size = 'medium', isOnDeep }: LogoProps) {
  return (
    <span className={classNames('sw-logo', size !== 'medium' && `sw-logo--${size}`, isOnDeep && 'sw-logo--on-deep')}>
      <svg
        className="sw-logo__mark"
        viewBox="0 0 26 30"
        role={isMarkOnly ? 'img' : undefined}
        aria-label={isMarkOnly ? name : undefined}
        aria-hidden={isMarkOnly ? undefined : true}
      >
        <path className="sw-logo__line" d="M19 6h-7.5a4.5 4.5 0 0 0 0 9h3a4.5 4.5 0 0 1 0 9H7" />
        <circle className="sw-logo__start" cx="20" cy="6" r="4" />
        <circle className="sw-logo__end" cx="6" cy="24" r="5.5" />
      </svg>
      {isMarkOnly ? null : <span>{name}</span>}
    </span>
  );
}
