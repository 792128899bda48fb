import { initialOf } from '@songwai/features/shared/initial-of';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { useQuery } from '@tanstack/react-query';
import { waitingRatingsQuery } from '../../../shell/jobs/waiting-ratings.queries.ts';
import { useLocalTarget } from '../../../shell/local-target.ts';
import { usePortal } from '../../../shell/portal-context.tsx';

const mostFaces = 3;

/** How many jobs wait for their rating, with the way to the first; nothing without any. */
export function RatingCard() {
  const t = useTranslate();
  const target = useLocalTarget();
  const { data: jobs = [] } = useQuery(waitingRatingsQuery(usePortal().transport));
  const [first] = jobs;
  if (!first) return null;
  return (
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
          <a className={buttonClass({ variant: 'tint', size: 'dense' })} {...target(`/rating/${first.ratingToken}`)}>
            {t('bookings.rate')}
          </a>
        </div>
      </section>
    </Card>
  );
}
