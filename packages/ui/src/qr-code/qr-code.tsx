import type { CSSProperties, ReactNode } from 'react';
import { useMemo } from 'react';
import { classNames } from '../lib/class-names.ts';
import type { QrCorrection } from './qr-path.ts';
import { qrPath } from './qr-path.ts';
import './qr-code.css';

export interface QrCodeProps {
  /** The encoded text: a URL, a payment's payload. */
  readonly value: string;
  /** Accessible name, what scanning does: "PromptPay QR for ฿3,000". */
  readonly label: string;
  /** How much of the code may be covered or dirty; `medium` for a screen. With a `logo` it is always `high`. */
  readonly errorCorrection?: QrCorrection | undefined;
  /** A finished picture of the code, where somebody else encoded it; shown instead of `value`. */
  readonly pictureUrl?: string | undefined;
  /** At most 160, 220 or 280 px; `full`: as wide as the container, with the code in its middle. */
  readonly size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** Above the code, on the same background: whose code it is, and what it is for. */
  readonly head?: ReactNode;
  /** A logo in the middle, a fifth as wide as the code. Decorative: the label has the meaning. */
  readonly logo?: ReactNode;
  /** Below the code, on the same background, so that a screenshot includes it: the amount, the reference. */
  readonly caption?: ReactNode;
  /** Covers a code that must no longer be scanned: a note that it has expired, and a button for a new one. */
  readonly cover?: ReactNode;
}

/** The quiet zone that scanners need around a code, in modules. */
const QUIET = 4;

/** A QR code. Dark on light in both themes, because some scanners cannot read inverted codes. */
export function QrCode(props: QrCodeProps) {
  const { value, label, pictureUrl, errorCorrection = 'medium', size = 'medium', head, logo, caption, cover } = props;
  const isCovered = Boolean(cover);
  const hasLogo = Boolean(logo) && !isCovered;
  // A covered code encodes nothing, so that it cannot be read through the cover either.
  const shown = isCovered ? '' : value;
  const code = useMemo(() => qrPath(shown, hasLogo ? 'high' : errorCorrection, hasLogo), [shown, errorCorrection, hasLogo]);
  const side = code.size + QUIET * 2;

  return (
    // Its own root restores the light theme's colours.
    <figure className={classNames('sw-root sw-qr', `sw-qr--${size}`)} data-theme="light">
      {head ? <div className="sw-qr__head">{head}</div> : null}
      <div className="sw-qr__code">
        {pictureUrl && !isCovered ? (
          <img className="sw-qr__drawing" src={pictureUrl} alt={label} />
        ) : (
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
        )}
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
