import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import './route-cover.css';

export interface RouteCoverProps {
  /** `large` on top of an article; `medium` in a row of cards, which is small on a phone. */
  readonly size: 'large' | 'medium';
  readonly tone?: 'brand' | 'marigold' | 'quiet' | undefined;
  /** What rides on the line: a vehicle. */
  readonly moving: ReactNode;
  /** A figure of few signs: `฿50`. */
  readonly figure?: string | undefined;
  /** A picture instead of line and figure. */
  readonly picture?: string | undefined;
}

/** A cover: the route line with a vehicle on it and a figure, or a picture. It says nothing that the title beside it does not. */
export function RouteCover({ size, tone = 'brand', moving, figure, picture }: RouteCoverProps) {
  return (
    <div className={classNames('sw-cover', `sw-cover--${size}`, `sw-cover--${tone}`)} aria-hidden="true">
      {picture ? (
        <img className="sw-cover__picture" src={picture} alt="" loading="lazy" decoding="async" />
      ) : (
        <>
          <div className="sw-cover__scene">
            <svg className="sw-cover__line" viewBox="0 0 440 200" aria-hidden="true" focusable="false">
              <path d="M-900 72H316C372 72 396 96 396 134V160" />
              <circle className="sw-cover__halo" cx="396" cy="160" r="15" />
              <circle className="sw-cover__end" cx="396" cy="160" r="9.5" />
            </svg>
            <span className="sw-cover__moving">{moving}</span>
          </div>
          {figure ? <span className="sw-cover__figure sw-figures">{figure}</span> : null}
        </>
      )}
    </div>
  );
}
