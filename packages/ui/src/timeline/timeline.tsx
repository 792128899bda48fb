import type { ReactNode } from 'react';
import type { RouteNodeProps, Segment } from '../route-line/route-line.tsx';
import { RouteLine, RouteStop } from '../route-line/route-line.tsx';
import './timeline.css';

/** A past, current or future event at one place. */
export interface TimelineEntry {
  readonly id: string;
  readonly node: RouteNodeProps;
  readonly segment?: Segment | undefined;
  readonly title: string;
  readonly detail?: string | undefined;
  /** `text` is the displayed time: `14:06`. `dateTime` is the same in ISO 8601. */
  readonly time?: { readonly text: string; readonly dateTime: string; readonly note?: string | undefined } | undefined;
  /** Photos, a signature, a button. */
  readonly extra?: ReactNode;
  /** The current event; a moving node is always current. */
  readonly isCurrent?: boolean | undefined;
}

export interface TimelineProps {
  readonly label: string;
  readonly entries: readonly TimelineEntry[];
  /** Everything is done: the line draws itself to its end, unless the user wants less motion. */
  readonly isComplete?: boolean | undefined;
}

/** The route line as a history with times. */
export function Timeline({ label, entries, isComplete }: TimelineProps) {
  return (
    <div className={isComplete ? 'sw-timeline--complete' : undefined}>
      <RouteLine label={label} layout="rows">
        {entries.map(({ id, node, segment, title, detail, time, extra, isCurrent = node.state === 'moving' }) => (
          <RouteStop key={id} node={node} segment={segment} isCurrent={isCurrent}>
            <div className={`sw-timeline__row sw-timeline__row--${node.state}`}>
              <div className="sw-timeline__text">
                <p className="sw-timeline__title">{title}</p>
                {detail ? <p className="sw-timeline__detail sw-note">{detail}</p> : null}
                {extra}
              </div>
              {time ? (
                <p className="sw-timeline__time sw-figures">
                  <time dateTime={time.dateTime}>{time.text}</time>
                  {time.note ? <span className="sw-timeline__detail sw-note">{time.note}</span> : null}
                </p>
              ) : null}
            </div>
          </RouteStop>
        ))}
      </RouteLine>
    </div>
  );
}
