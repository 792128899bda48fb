import { Check, Play } from 'lucide';
import type { CSSProperties } from 'react';
import { RouteNode } from '../route-line/route-line.tsx';
import './day-line.css';

export interface DayLineProps {
  /** Names the list: "The working day". */
  readonly label: string;
  /** When work begins, as a share of the day, 0 to 1: the line moves with it. */
  readonly from: number;
  /** How long it lasts, as a share of the longest working day, 0 to 1. */
  readonly length: number;
  /** Under the first node: "09:00 start". */
  readonly start: string;
  /** Under the last node: "18:00 end". */
  readonly end: string;
  /** In the gap of the line: "1 h break". Absent: no break. */
  readonly pause?: string | undefined;
}

const share = (value: number) => Math.min(1, Math.max(0, value));

/** The route line of a working day, on its side: its start, its break, its end. */
export function DayLine({ label, from, length, start, end, pause }: DayLineProps) {
  const place = { '--sw-day-from': share(from), '--sw-day-length': share(length) } as CSSProperties;
  return (
    <ol className="sw-day" aria-label={label} style={place}>
      <li className="sw-day__point">
        <RouteNode state="focus" icon={Play} />
        <span className="sw-strong sw-figures">{start}</span>
      </li>
      {pause === undefined ? null : (
        <li className="sw-day__point sw-day__point--pause">
          <span className="sw-day__gap" />
          <span className="sw-note">{pause}</span>
        </li>
      )}
      <li className="sw-day__point sw-day__point--end">
        <RouteNode state="done" icon={Check} />
        <span className="sw-strong sw-figures">{end}</span>
      </li>
    </ol>
  );
}
