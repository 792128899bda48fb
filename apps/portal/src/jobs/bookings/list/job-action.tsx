import { formatJobId } from '@songwai/core/basics/ids';
import type { Job } from '@songwai/core/jobs/job';
import { jobGroupOf } from '@songwai/core/jobs/lists/job-group';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import { useState } from 'react';
import { useLocalTarget } from '../../../shell/local-target.ts';
import { useRepeatJob } from '../../repeat/use-repeat-job.ts';

/** The one thing to do next with a job: look at it, follow it, rate it, or book it again. */
export function JobAction({ job, needsChoice }: { readonly job: Job; readonly needsChoice: boolean }) {
  const t = useTranslate();
  const target = useLocalTarget();
  const repeat = useRepeatJob();
  const [isRepeating, setIsRepeating] = useState(false);
  // A screen reader's list of links has many rows.
  const of = <VisuallyHidden> {formatJobId(job.jobId)}</VisuallyHidden>;

  const link = (path: string, text: string, variant: 'secondary' | 'quiet' = 'secondary') => (
    <a className={buttonClass({ variant, size: 'dense' })} {...target(path)}>
      {text}
      {of}
    </a>
  );
  const handleRepeat = async () => {
    setIsRepeating(true);
    await repeat(job.jobId);
    setIsRepeating(false);
  };

  switch (jobGroupOf(job.status)) {
    case 0:
      if (job.status === 'awaitingPayment') return link(`/job/${job.jobId}`, t('bookings.payNow'));
      return link(`/job/${job.jobId}`, t(needsChoice ? 'bookings.decide' : 'bookings.view'));
    case 1:
      return link(`/t/${job.trackingId}`, t('bookings.track'));
    case 2:
    case 3:
      if (job.ratingToken !== null) return link(`/rating/${job.ratingToken}`, t('bookings.rate'), 'quiet');
      return (
        <Button variant="quiet" size="dense" isLoading={isRepeating} onClick={() => void handleRepeat()}>
          {t('bookings.repeat')}
          {of}
        </Button>
      );
  }
}
