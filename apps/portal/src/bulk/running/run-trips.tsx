import type { BulkTrip } from '@songwai/core/bulk/bulk';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { classNames } from '@songwai/ui/lib/class-names';
import { type NodeState, RouteNode } from '@songwai/ui/route-line/route-line';
import '@songwai/ui/card/deep-card.css';
import { tripName } from '../trip-name.ts';

interface RunTripsProps {
  readonly trips: readonly BulkTrip[];
  readonly isStopped: boolean;
}

/** Two that are over, the one that is being booked, and the next. */
const before = 2;
const shownCount = 4;

/** The trips around the one that is being booked. */
export function RunTrips({ trips, isStopped }: RunTripsProps) {
  const t = useTranslate();
  const found = trips.findIndex(({ status }) => status === 'waiting');
  const current = found === -1 ? trips.length : found;
  const first = Math.max(0, Math.min(current - before, trips.length - shownCount));
  return (
    <ol className="portal-run__trips">
      {trips.slice(first, first + shownCount).map((trip, index) => {
        const isCurrent = first + index === current && !isStopped;
        const state: NodeState =
          trip.status === 'booked' ? 'done' : trip.status === 'failed' ? 'refused' : isCurrent ? 'focus' : 'todo';
        return (
          <li
            key={trip.number}
            className={classNames('portal-run__trip', index > 0 && 'sw-ruled')}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <RouteNode state={state} number={trip.number} />
            <span>
              <span className="sw-strong">
                {t('trips.number', { number: trip.number })} · {tripName(trip.districts, t)}
              </span>{' '}
              <span className="sw-note sw-phrase">{t('trips.drops', { count: trip.rows.length })}</span>
            </span>
            {trip.status === 'booked' ? (
              <Badge tone="success" hasDot>
                {t('trips.booked')}
              </Badge>
            ) : trip.status === 'failed' ? (
              <Badge tone="danger">{t('trips.failedState', { count: 1 })}</Badge>
            ) : (
              <span className="sw-soft">{isCurrent ? t('trips.booking') : t('trips.waiting')}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
