import { formatBaht } from '@songwai/core/basics/money';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import { cancelFee } from '@songwai/core/jobs/fees/cancel-fee';
import type { JobDetail } from '@songwai/core/jobs/job';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import { useTranslate } from '@songwai/features/shared/translate-context';

export interface JobActionsProps {
  readonly job: JobDetail;
  /** The present status, which may be newer than the job's. */
  readonly status: JobStatus;
  /** Whether the caller may change jobs at all. */
  readonly mayChange: boolean;
}

/** What can be done no more, or not for free, and why; empty if there is nothing to say. */
const limitKey = (status: JobStatus): TextKey<'job'> => {
  switch (status) {
    case 'matching':
    case 'assigned':
      return 'job.freeUntilArrival';
    case 'arrived':
      return 'job.feeSinceArrival';
    default:
      return 'job.tooLate';
  }
};

/**
 * Where a job can be cancelled and postponed, and the sentence about what cannot be done any more. `CancelJob` and `PostponeJob`
 * of `jobs/actions` stand here, each while `job.actions` has it.
 */
export function JobActions({ job, status, mayChange }: JobActionsProps) {
  const t = useTranslate();
  if (isJobOver(status)) return null;
  const key = mayChange ? limitKey(status) : 'job.mayNotChange';
  return (
    <p className="sw-small sw-soft">
      {t(job.fullDay && key === 'job.tooLate' ? 'job.tooLateHire' : key, { amount: formatBaht(cancelFee('arrived')) })}
    </p>
  );
}
