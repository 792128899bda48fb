import { formatBaht } from '@songwai/core/basics/money';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import { cancelFee } from '@songwai/core/jobs/fees/cancel-fee';
import type { JobAction, JobDetail } from '@songwai/core/jobs/job';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { CalendarClock } from 'lucide';
import { useState } from 'react';
import { CancelJob } from '../actions/cancel-job.tsx';
import { PostponeJob } from '../actions/postpone-job.tsx';

export interface JobActionsProps {
  readonly job: JobDetail;
  /** The present status, which may be newer than the job's. */
  readonly status: JobStatus;
  /** Whether the caller may change jobs at all. */
  readonly mayChange: boolean;
  /** Called when the job was changed, to show it. */
  readonly onChanged: () => Promise<void>;
}

/** What can be done no more, or not for free, and why; empty if there is nothing to say. */
const limitKey = (status: JobStatus): TextKey<'job'> => {
  switch (status) {
    case 'awaitingPayment':
    case 'matching':
    case 'assigned':
      return 'job.freeUntilArrival';
    case 'arrived':
      return 'job.feeSinceArrival';
    default:
      return 'job.tooLate';
  }
};

/** Postponing and cancelling, while the job allows them, and the sentence about what cannot be done any more. A search has its own. */
export function JobActions({ job, status, mayChange, onChanged }: JobActionsProps) {
  const t = useTranslate();
  const [dialog, setDialog] = useState<'cancel' | 'postpone' | null>(null);
  const close = () => setDialog(null);
  const handleChanged = () => void onChanged();
  const offers = (action: JobAction) => mayChange && job.actions.includes(action);
  const key = mayChange ? limitKey(status) : 'job.mayNotChange';
  return (
    <>
      {isJobOver(status) || status === 'matching' ? null : (
        <Stack gap="small">
          {offers('postpone') ? (
            <Button icon={CalendarClock} isFullWidth onClick={() => setDialog('postpone')}>
              {t('job.postpone')}
            </Button>
          ) : null}
          {offers('cancel') ? (
            <Button variant="quiet" isFullWidth onClick={() => setDialog('cancel')}>
              {t('job.cancel')}
            </Button>
          ) : null}
          <p className="sw-small sw-soft">
            {t(job.fullDay && key === 'job.tooLate' ? 'job.tooLateHire' : key, { amount: formatBaht(cancelFee('arrived')) })}
          </p>
        </Stack>
      )}
      <CancelJob job={job} isOpen={dialog === 'cancel'} onClose={close} onChanged={handleChanged} />
      <PostponeJob job={job} isOpen={dialog === 'postpone'} onClose={close} onChanged={handleChanged} />
    </>
  );
}
