import type { Job } from '@songwai/core/jobs/job';
import { wayText } from '@songwai/core/jobs/way-text';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Countdown } from '@songwai/ui/countdown/countdown';
import { Icon } from '@songwai/ui/icon/icon';
import { Hourglass } from 'lucide';
import { useLocalTarget } from '../../../shell/local-target.ts';
import { placesOf } from '../list/job-words.ts';
import '@songwai/ui/banner/banner.css';
import '@songwai/ui/banner/tone.css';

/** Above the list while a search ends soon: what is left of it, and the way to choose what next. Several are counted. */
export function DecisionStrip({ jobs }: { readonly jobs: readonly Job[] }) {
  const t = useTranslate();
  const clock = useClock();
  const target = useLocalTarget();
  const [job] = jobs.toSorted((one, other) => (one.searchUntilAt?.getTime() ?? 0) - (other.searchUntilAt?.getTime() ?? 0));
  if (!job?.searchUntilAt) return null;
  const places = placesOf(job);
  return (
    <section className="sw-banner sw-tone--warn" aria-label={t('bookings.decide')}>
      <Icon icon={Hourglass} />
      <p className="portal-bookings__strip-words">
        <strong>
          {jobs.length > 1
            ? t('bookings.decideMany', { count: jobs.length })
            : `${wayText(places[0] ?? '', places.at(-1) ?? '')} ${t('bookings.decideNone')}`}
        </strong>{' '}
        <Countdown
          key={job.jobId}
          until={job.searchUntilAt.getTime()}
          now={() => clock().getTime()}
          texts={{
            label: t('bookings.decideLeft'),
            left: (count) => t('bookings.decideSeconds', { count }),
            over: t('bookings.decideOver'),
          }}
        />
      </p>
      <a className={buttonClass({ variant: 'primary', size: 'dense' })} {...target(`/job/${job.jobId}`)}>
        {t('bookings.decide')}
      </a>
    </section>
  );
}
