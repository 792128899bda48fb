import type { ReactNode } from 'react';
import './illustration.css';

export interface IllustrationProps {
  /** The accessible name; only if no text beside the drawing says what it shows. */
  readonly label?: string | undefined;
}

interface FrameProps extends IllustrationProps {
  /** How far the line is agreed or done, 0 to 1; the rest is dotted. Default 0. */
  readonly reached?: number | undefined;
  /** In the node at the end: a check mark, a question mark. */
  readonly end?: 'done' | 'unknown' | undefined;
  /** Things that stand on the line: from x 48 to 112, their feet at y 62. */
  readonly children: ReactNode;
}

const start = 24;
const length = 112;

/** The hand of all drawings: things of two strokes' weight that stand on the route line, which ends in the one marigold node. */
export function Illustration({ label, reached = 0, end, children }: FrameProps) {
  const until = start + length * reached;
  return (
    <svg
      className="sw-illustration"
      viewBox="0 0 160 80"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {reached < 1 ? <path className="sw-illustration__dots" d={`M${until + 6} 64H${start + length}`} /> : null}
      {reached > 0 ? <path className="sw-illustration__line" d={`M${start} 64H${until}`} /> : null}
      <circle className="sw-illustration__start" cx="14" cy="64" r="10" />
      <circle className="sw-illustration__end" cx="146" cy="64" r="10" />
      {end === 'done' ? <path className="sw-illustration__sign" d="m141.5 64.2 3.2 3.2 6-6.2" /> : null}
      {end === 'unknown' ? (
        <path className="sw-illustration__sign" d="M143 61.5a3.1 3.1 0 1 1 4.6 2.7q-1.6.9-1.6 2.3M146 69.6v.1" />
      ) : null}
      {children}
    </svg>
  );
}
