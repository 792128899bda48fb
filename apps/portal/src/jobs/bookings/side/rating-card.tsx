import { mayAskForRating } from '@songwai/core/ratings/rating-prompt';
import { useClock } from '@songwai/features/shared/clock-context';
import { initialOf } from '@songwai/features/shared/initial-of';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { waitingRatingsQuery } from '../../../shell/jobs/waiting-ratings.queries.ts';
import { usePortal } from '../../../shell/portal-context.tsx';

const mostFaces = 3;
const storageKey = 'ratingAskedAt';
const loadWaiting = lazyPart(() => import('../../../ratings/waiting-ratings.tsx'), ['tracking']);

/** Reads when this device was told "later" last; an unreadable time counts as never. */
const timeOf = (stored: string | null): Date | null => {
  const at = new Date(stored ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
};

/** Whether to ask today, and the answer "later", after which it is asked tomorrow (spec §4, §9). */
const useAskedToday = () => {
  const { storage, onError } = usePortal();
  const clock = useClock();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    storage.get(storageKey).then((stored) => setIsDue(mayAskForRating(timeOf(stored), clock())), onError);
  }, [storage, clock, onError]);
  const putOff = () => {
    setIsDue(false);
    storage.set(storageKey, clock().toISOString()).catch(onError);
  };
  return { isDue, putOff };
};

/** How many jobs wait for their rating, and the way to rate them; nothing without any, nor once "later" was said today. */
export function RatingCard() {
  const t = useTranslate();
  const { isDue, putOff } = useAskedToday();
  const [isOpen, setIsOpen] = useState(false);
  const { data: jobs = [] } = useQuery(waitingRatingsQuery(usePortal().transport));
  const isShown = isDue && jobs.length > 0;
  return (
    <>
      {isShown ? (
        <Card padding="medium">
          <section className="portal-bookings__rating" aria-labelledby="portal-bookings-rating">
            <h2 id="portal-bookings-rating" className="sw-strong">
              {t('bookings.rateTitle', { count: jobs.length })}
            </h2>
            <p className="sw-note sw-soft">{t('bookings.rateHelp')}</p>
            <div className="portal-bookings__rating-foot">
              <span className="portal-bookings__faces" aria-hidden="true">
                {jobs.slice(0, mostFaces).map(({ jobId, driverName }) => (
                  <Avatar key={jobId} initials={initialOf(driverName)} size="small" />
                ))}
              </span>
              <span className="portal-bookings__rating-actions">
                <Button variant="quiet" onClick={putOff}>
                  {t('bookings.rateLater')}
                </Button>
                <Button variant="tint" onClick={() => setIsOpen(true)}>
                  {t('bookings.rate')}
                </Button>
              </span>
            </div>
          </section>
        </Card>
      ) : null}
      {isOpen ? (
        <LazyView load={loadWaiting} skeleton={null}>
          {({ WaitingRatings }) => <WaitingRatings jobs={jobs} onClose={() => setIsOpen(false)} />}
        </LazyView>
      ) : null}
    </>
  );
}
