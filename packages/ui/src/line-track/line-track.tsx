import type { CSSProperties, ReactNode } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import type { NodeState } from '../route-line/route-line.tsx';
import { RouteNode } from '../route-line/route-line.tsx';
import { captionsAbove } from './place-points.ts';
import './line-track.css';

/** A date or a sum on the line. */
export interface TrackPoint {
  readonly id: string;
  /** Where it stands, 0 (start) to 1 (end). Ascending. */
  readonly at: number;
  /** `focus` is where one is. */
  readonly state: Extract<NodeState, 'done' | 'focus' | 'todo'>;
  /** In the node: the days left, at most three digits. */
  readonly number?: number | undefined;
  /** In the node instead of a number. */
  readonly icon?: IconNode | undefined;
  readonly title: string;
  readonly detail?: ReactNode;
}

export interface LineTrackProps {
  /** Names the list: "Until the invoice is due". */
  readonly label: string;
  readonly points: readonly TrackPoint[];
  /** How far the line is solid, 0 to 1. */
  readonly reached: number;
  /** The rest of the line: `dotted` for time that has not passed, `rest` for a distance left. */
  readonly rest?: 'dotted' | 'rest' | undefined;
  /** `deep` on a card in the deep colour. */
  readonly tone?: 'plain' | 'deep' | undefined;
}

const share = (value: number) => Math.min(1, Math.max(0, value));

/** The route line lying, true to scale: the days of an invoice, the sums between two tiers. */
export function LineTrack({ label, points, reached, rest = 'rest', tone = 'plain' }: LineTrackProps) {
  const above = captionsAbove(points.map((point) => point.at));
  return (
    <div className={classNames('sw-track', `sw-track--${rest}`, `sw-track--${tone}`, above.includes(true) && 'sw-track--both')}>
      <ol className="sw-track__line" aria-label={label} style={{ '--sw-track-reached': share(reached) } as CSSProperties}>
        {points.map(({ id, at, state, number, icon, title, detail }, index) => (
          <li
            key={id}
            className={classNames(
              'sw-track__point',
              share(at) === 0 && 'sw-track__point--start',
              share(at) === 1 && 'sw-track__point--end',
              above[index] && 'sw-track__point--above',
              above[index] && at < 0.2 && 'sw-track__point--early',
            )}
            style={{ '--sw-track-at': share(at) } as CSSProperties}
            aria-current={state === 'focus' || undefined}
          >
            <span className="sw-track__node">
              <RouteNode state={state} number={number} icon={icon} />
            </span>
            <span className="sw-track__caption">
              <span className="sw-strong">{title}</span>
              {detail ? <span className="sw-note">{detail}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
