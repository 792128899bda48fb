import type { CSSProperties, ReactNode } from 'react';
import { useMemo } from 'react';
import { classNames } from '../lib/class-names.ts';
import type { QrCorrection } from './qr-path.ts';
import { qrPath } from './qr-path.ts';
import './qr-code.css';

export interface QrCodeProps {
  /** What a reader gets: an address, a payment's payload. */
  readonly value: string;
  /** What scanning it does: "PromptPay QR for ฿3,000". */
  readonly label: string;
  /** How much of it may be covered or dirty; `medium` for a screen. With a mark in the middle it is `high`, whatever stands here. */
  readonly errorCorrection?: QrCorrection | undefined;
  /** At most 160, 220 or 280 px; never wider than its place. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** A mark in the middle, a fifth as wide as the code. Decoration: the label says what matters. */
  readonly logo?: ReactNode;
  /** Below it, on its own paper, so that it is in a screenshot: the sum, the reference. */
  readonly caption?: ReactNode;
  /** In its place, when it must not be scanned any more: that it has expired, and the button for a new one. */
  readonly cover?: ReactNode;
}

/** What readers need around a code, in modules. */
const QUIET = 4;

/** A code to scan. Dark on light in both themes, as not every reader understands the reverse. */
export function QrCode({ value, label, errorCorrection = 'medium', size = 'medium', logo, caption, cover }: QrCodeProps) {
  const isCovered = Boolean(cover);
  const hasLogo = Boolean(logo) && !isCovered;
  // a covered code says nothing, also to a reader that sees through the cover
  const shown = isCovered ? '' : value;
  const code = useMemo(() => qrPath(shown, hasLogo ? 'high' : errorCorrection, hasLogo), [shown, errorCorrection, hasLogo]);
  const side = code.size + QUIET * 2;

  return (
    // a root of its own says the light theme's colours again
    <figure className={classNames('sw-root sw-qr', `sw-qr--${size}`)} data-theme="light">
      <div className="sw-qr__code">
        <svg
          className={classNames('sw-qr__drawing', isCovered && 'sw-qr__drawing--covered')}
          viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
          shapeRendering="crispEdges"
          role={isCovered ? undefined : 'img'}
          aria-label={isCovered ? undefined : label}
          aria-hidden={isCovered ? true : undefined}
        >
          <path d={code.path} />
        </svg>
        {hasLogo ? (
          <span
            className="sw-qr__logo"
            style={{ '--sw-qr-hole': `${(code.hole / side) * 100}%` } as CSSProperties}
            aria-hidden="true"
          >
            {logo}
          </span>
        ) : null}
        {isCovered ? <div className="sw-qr__cover">{cover}</div> : null}
      </div>
      {caption ? <figcaption className="sw-qr__caption">{caption}</figcaption> : null}
    </figure>
  );
}
