import type { ReactNode } from 'react';
import './rate-line.css';
import './rate-line-shares.css';

/** A part of the way with one rate. */
export interface RateSection {
  readonly id: string;
  /** Its length; only in proportion to the others. */
  readonly length: number;
  readonly title: ReactNode;
  readonly detail: ReactNode;
}

export interface RateLineProps {
  /** Names the sections: "What each part of the way costs". */
  readonly label: string;
  /** In travel order. */
  readonly sections: readonly RateSection[];
  /** Where the stops are, in the unit of the sections' lengths; the first is 0. */
  readonly stops: readonly number[];
}

/** A page that was rendered elsewhere may have no inline style, so that captions have their width by classes, in twentieths. */
const twentiethsOf = (share: number): number => Math.min(20, Math.max(1, Math.round(share * 20)));
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** The route line cut where the rate changes, with the price of each part below it. */
export function RateLine({ label, sections, stops }: RateLineProps) {
  const whole = sections.reduce((sum, { length }) => sum + length, 0) || 1;
  const startOf = (index: number) => sections.slice(0, index).reduce((sum, { length }) => sum + length, 0) / whole;
  return (
    <div className="sw-rate-line">
      <svg className="sw-rate-line__track" aria-hidden="true">
        {sections.map(({ id, length }, index) => (
          <rect
            key={id}
            className="sw-rate-line__part"
            x={percent(startOf(index))}
            y="11"
            width={percent(length / whole)}
            height="6"
          />
        ))}
        {stops.map((at, index) => (
          <g key={at} className={index === stops.length - 1 ? 'sw-rate-line__stop--last' : undefined}>
            <circle className="sw-rate-line__node" cx={percent(at / whole)} cy="14" r="16" />
            <text className="sw-rate-line__number" x={percent(at / whole)} y="14">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className="sw-rate-line__captions" aria-label={label}>
        {sections.map(({ id, length, title, detail }) => (
          <li key={id} className={`sw-rate-line__caption sw-rate-line__caption--${twentiethsOf(length / whole)}`}>
            <span className="sw-rate-line__title sw-figures sw-strong">{title}</span>
            <span className="sw-note">{detail}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
