import { MiniLine } from '@songwai/ui/route-line/mini-line';
import type { ReactNode } from 'react';
import { useTranslate } from '../shared/translate-context.tsx';
import './mini-route.css';

export interface MiniRouteProps {
  /** Names of the stops in travel order, without the return point. A hire has one. */
  readonly stops: readonly string[];
  /** Index of the stop that the driver heads for; null before the trip, the number of stops after it. */
  readonly next: number | null;
  /** Beside the line: the job's number. */
  readonly children?: ReactNode;
}

/** From where to where, and where it is now: a row of a list of jobs. */
export function MiniRoute({ stops, next, children }: MiniRouteProps) {
  const t = useTranslate();
  const count = stops.length;
  const stateOf = (index: number) => (next === null || index > next ? 'todo' : index === next ? 'focus' : 'done');
  const label = () => {
    if (next === null) return t('jobs.routeWaiting', { count });
    return next >= count ? t('jobs.routeDone') : t('jobs.routeNext', { stop: next + 1, count });
  };
  const between = count - 2;
  return (
    <div className="sw-mini-route">
      <div className="sw-mini-route__names sw-strong">
        {count > 1 ? (
          <>
            <span className="sw-phrase">{stops[0]} →</span> <span className="sw-phrase">{stops.at(-1)}</span>
          </>
        ) : (
          <span className="sw-phrase">{stops[0]}</span>
        )}
      </div>
      <div className="sw-mini-route__line sw-note">
        <MiniLine nodes={stops.map((_, index) => stateOf(index))} label={label()} />
        {children}
        {between > 0 ? <span>{t('jobs.moreStops', { count: between })}</span> : null}
      </div>
    </div>
  );
}
