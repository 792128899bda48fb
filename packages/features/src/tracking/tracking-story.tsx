import { formatJobId } from '@songwai/core/basics/ids';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { Timeline } from '@songwai/ui/timeline/timeline';
import type { ReactNode } from 'react';
import { useLanguage, useTranslate } from '../shared/translate-context.tsx';
import { DriverCard } from './driver-card.tsx';
import { StoryHead } from './story-head.tsx';
import { trackingEntries } from './tracking-entries.ts';
import { trackingHeadline } from './tracking-headline.ts';
import './tracking-view.css';

export interface TrackingStoryProps {
  readonly job: TrackedJob;
  /** Link to book again, for a job that found no driver or was cancelled. */
  readonly bookHref?: string | undefined;
  /** Handles the press in a shell that can fill in the order; resolves when that is done, unless it leaves the page. */
  readonly onBookAgain?: ((job: TrackedJob, onFilled: () => void) => void) | undefined;
  /** Below the headline of a completed job: its rating. */
  readonly delivered?: ((job: TrackedJob) => ReactNode) | undefined;
}

/** The job in words: headline, driver, and the line with its times. */
export function TrackingStory({ job, bookHref, onBookAgain, delivered }: TrackingStoryProps) {
  const t = useTranslate();
  const language = useLanguage();
  const announce = useAnnounce();
  const isUnfinished = job.status === 'cancelled' || job.status === 'expired';

  const bookAgain = () => onBookAgain?.(job, () => announce(t('tracking.orderFilled')));

  return (
    <>
      <StoryHead
        job={job}
        headline={trackingHeadline(job, t, language)}
        aside={<span className="sw-figures">{t('tracking.jobNumber', { id: formatJobId(job.jobId) })}</span>}
      />
      {job.driver && !isUnfinished ? <DriverCard driver={job.driver} vehicleKind={job.vehicleKind} /> : null}
      {job.status === 'completed' ? delivered?.(job) : null}
      {isUnfinished && !bookHref && onBookAgain ? (
        <Button variant="primary" size="large" isFullWidth onClick={bookAgain}>
          {t('tracking.bookAgain')}
        </Button>
      ) : null}
      {isUnfinished && bookHref ? (
        <a
          className={buttonClass({ variant: 'primary', size: 'large', isFullWidth: true })}
          href={bookHref}
          onClick={(event) => {
            if (!onBookAgain || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            bookAgain();
          }}
        >
          {t('tracking.bookAgain')}
        </a>
      ) : null}
      <div className="sw-tracking__line">
        <Timeline
          label={t('tracking.timeline')}
          entries={trackingEntries(job, t, language)}
          isComplete={job.status === 'completed'}
        />
      </div>
    </>
  );
}
