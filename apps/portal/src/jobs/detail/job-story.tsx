import { formatJobId } from '@songwai/core/basics/ids';
import type { JobDetail } from '@songwai/core/jobs/job';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { trackingHeadline } from '@songwai/features/tracking/tracking-headline';
import { useAnnouncedStage } from '@songwai/features/tracking/use-announced-stage';
import { Badge } from '@songwai/ui/badge/badge';
import { CopyButton } from '@songwai/ui/copy-button/copy-button';
import '@songwai/features/tracking/tracking-view.css';
import { useLanguage } from '../../shell/language/use-language.ts';
import { jobHeadline } from './job-headline.ts';

interface JobStoryProps {
  readonly job: JobDetail;
  readonly tracked: TrackedJob;
}

const tones = {
  awaitingPayment: 'warn',
  matching: 'warn',
  assigned: 'info',
  arrived: 'info',
  pickedUp: 'info',
  delivering: 'info',
  completed: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
} as const;

/** Where the job stands, in a badge and one sentence. */
export function JobStory({ job, tracked }: JobStoryProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { lead, accent, note } = jobHeadline({ job, tracked, language }, t);
  const spoken = trackingHeadline(tracked, t, language);
  useAnnouncedStage(tracked, [spoken.lead, spoken.accent].filter(Boolean).join(' '));
  const isBringingBack = job.failedStops.some(({ outcome }) => outcome === 'goodsReturn') && tracked.nextStop !== null;
  const number = formatJobId(job.jobId);
  return (
    <header className="sw-tracking__hero">
      <div className="portal-job__eyebrow sw-small sw-soft">
        {isBringingBack ? (
          <Badge tone="warn" hasDot>
            {t('job.bringingBack')}
          </Badge>
        ) : (
          <Badge tone={tones[tracked.status]} hasDot isWaiting={tracked.status === 'cancelled'}>
            {tracked.statusText[language]}
          </Badge>
        )}
        <span className="sw-figures">{t('job.number', { id: number })}</span>
        <CopyButton
          value={number}
          isIconOnly
          texts={{ copy: t('job.copyNumber'), copied: t('common.copied'), failed: t('job.copyFailed') }}
        />
      </div>
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
  );
}
