import { formatJobId } from '@songwai/core/basics/ids';
import { isJobOver } from '@songwai/core/jobs/job-status';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { Badge } from '@songwai/ui/badge/badge';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { Timeline } from '@songwai/ui/timeline/timeline';
import { Phrases } from '../shared/phrases.tsx';
import { useLanguage, useTranslate } from '../shared/translate-context.tsx';
import { DriverCard } from './driver-card.tsx';
import { trackingEntries } from './tracking-entries.ts';
import { trackingHeadline } from './tracking-headline.ts';
import { useAnnouncedStage } from './use-announced-stage.ts';
import './tracking-view.css';

export interface TrackingStoryProps {
  readonly job: TrackedJob;
  /** Link to book again, for a job that found no driver or was cancelled. */
  readonly bookHref?: string | undefined;
  /** Handles the press in a shell that can fill in the order; resolves when that is done, unless it leaves the page. */
  readonly onBookAgain?: ((job: TrackedJob, onFilled: () => void) => void) | undefined;
}

const tones = {
  matching: 'warn',
  assigned: 'brand',
  arrived: 'brand',
  pickedUp: 'brand',
  delivering: 'brand',
  completed: 'success',
  cancelled: 'danger',
  expired: 'neutral',
} as const;

/** The job in words: headline, driver, and the line with its times. */
export function TrackingStory({ job, bookHref, onBookAgain }: TrackingStoryProps) {
  const t = useTranslate();
  const language = useLanguage();
  const announce = useAnnounce();
  const { lead, accent, note } = trackingHeadline(job, t);
  const isUnfinished = job.status === 'cancelled' || job.status === 'expired';

  useAnnouncedStage(job, [lead, accent].filter(Boolean).join(' '));

  const bookAgain = () => onBookAgain?.(job, () => announce(t('tracking.orderFilled')));

  return (
    <>
      <header className="sw-tracking__hero">
        <p className="sw-tracking__eyebrow sw-small sw-soft">
          <Badge tone={tones[job.status]} hasDot>
            {job.statusText[language]}
          </Badge>
          <span className="sw-figures">{t('tracking.jobNumber', { id: formatJobId(job.jobId) })}</span>
        </p>
        <h1 className="sw-heading--lead">
          <span className="sw-phrase">{lead}</span>
          {accent && language === 'en' ? ' ' : ''}
          {accent ? <em className="sw-accent sw-phrase">{accent}</em> : null}
        </h1>
        {note ? (
          <p className="sw-soft">
            <Phrases text={note} />
          </p>
        ) : null}
      </header>
      {job.driver && !isUnfinished ? <DriverCard driver={job.driver} vehicleKind={job.vehicleKind} /> : null}
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
      <div className={isJobOver(job.status) ? 'sw-tracking__line sw-tracking__line--over' : 'sw-tracking__line'}>
        <Timeline label={t('tracking.timeline')} entries={trackingEntries(job, t)} />
      </div>
    </>
  );
}
