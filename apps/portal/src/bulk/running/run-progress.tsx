import { formatBaht } from '@songwai/core/basics/money';
import type { Bulk } from '@songwai/core/bulk/bulk';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { Progress } from '@songwai/ui/progress/progress';
import { Pause, Play } from 'lucide';
import { Problem } from '../../shell/actions/problem.tsx';
import { RunTrips } from './run-trips.tsx';
import type { RunActions } from './use-run-actions.ts';
import { wayText } from './way-text.ts';
import './run-progress.css';

interface RunProgressProps {
  readonly bulk: Bulk;
  readonly actions: RunActions;
}

/** A booking and the pause after it, in seconds: what most take. */
const secondsPerTrip = 0.25;
/** Announced in steps, because each trip would be too much to listen to. */
const announcedEvery = 10;

/** The fourth step: trips on their way into bookings, which go on without the page. */
export function RunProgress({ bulk, actions }: RunProgressProps) {
  const t = useTranslate();
  const { tripCount: all, bookedCount: booked, failedCount: failed, trips, status, mailTo, isStopping } = bulk;
  const over = booked + failed;
  const waiting = all - over;
  const isStopped = status === 'stopped';
  const bookedSatang = trips.reduce((sum, trip) => sum + (trip.status === 'booked' ? trip.priceSatang : 0), 0);
  const seconds = Math.max(1, Math.round(waiting * secondsPerTrip));
  const steps = Math.floor(booked / announcedEvery) * announcedEvery;
  return (
    <div className="portal-run">
      <Stack>
        <div>
          <h2 className="sw-heading--page">{t('trips.bookedOf', { booked, all })}</h2>
          <p className="sw-soft">
            {isStopped
              ? isStopping
                ? t('trips.stopping')
                : t('trips.stoppedHelp', { count: waiting })
              : [t('trips.timeLeft', { seconds }), mailTo ? t('trips.doneMail', { mail: mailTo }) : ''].join(' ').trim()}
          </p>
        </div>
        <LiveRegion message={steps > 0 ? t('trips.bookedOf', { booked: steps, all }) : ''} />
        <Progress
          label={t('trips.progress')}
          isLabelHidden
          value={all === 0 ? 0 : over / all}
          valueText={t('trips.bookedOf', { booked, all })}
        />
        <Card padding="none">
          <RunTrips trips={trips} isStopped={isStopped && !isStopping} />
        </Card>
        <div role="alert">
          <Problem error={actions.error} />
        </div>
        <div className="portal-run__foot">
          <p className="sw-soft sw-figures">
            {t('trips.total', { amount: formatBaht(bookedSatang), way: wayText(bulk.paymentType, t) })}
          </p>
          {isStopped ? (
            <Button variant="primary" icon={Play} isLoading={actions.isBusy} onClick={() => actions.goOn([])}>
              {t('trips.continue')}
            </Button>
          ) : (
            <Button variant="quiet" icon={Pause} isLoading={actions.isBusy} onClick={actions.stop}>
              {t('trips.stop')}
            </Button>
          )}
        </div>
      </Stack>
    </div>
  );
}
