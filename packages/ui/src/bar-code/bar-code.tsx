import { type ReactNode, useMemo } from 'react';
import { barPath } from './bar-path.ts';
import './bar-code.css';

export interface BarCodeProps {
  /** The encoded text: a bill's payee, references and sum. */
  readonly value: string;
  /** Accessible name, what scanning does: "Bar code to pay ฿12,355.20". */
  readonly label: string;
  /** Above the bars, on the same white: the sum. */
  readonly head?: ReactNode;
  /** Below them: until when. */
  readonly caption?: ReactNode;
}

/** The quiet zone that scanners need at either end, in modules. */
const quiet = 10;

/** A bar code (Code 128) on white in both themes, because scanners read dark on light. */
export function BarCode({ value, label, head, caption }: BarCodeProps) {
  const { size, path } = useMemo(() => barPath(value), [value]);
  return (
    // Its own root restores the light theme's colours.
    <figure className="sw-root sw-bar-code" data-theme="light">
      {head}
      <svg
        className="sw-bar-code__bars"
        viewBox={`${-quiet} 0 ${size + 2 * quiet} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path d={path} />
      </svg>
      {caption ? <figcaption className="sw-note sw-figures">{caption}</figcaption> : null}
    </figure>
  );
}
