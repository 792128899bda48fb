import type { Job } from '@songwai/core/jobs/job';
import type { RunningJob } from '@songwai/core/jobs/live/live-calls';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Countdown } from '@songwai/ui/countdown/countdown';
import { type JobWords, needsDecision, timeOf } from './job-words.ts';

interface JobTimeProps {
  readonly job: Job;
  readonly running: RunningJob | undefined;
  readonly words: JobWords;
}

/** When the job is picked up, arrives or was over; while its search ends soon, what is left of it. */
export function JobTime({ job, running, words }: JobTimeProps) {
  const t = useTranslate();
  const clock = useClock();
  if (job.searchUntilAt === null || !needsDecision(job, words.now)) return <>{timeOf(job, running, words)}</>;
  return (
    <span className="sw-strong">
      <Countdown
        until={job.searchUntilAt.getTime()}
        now={() => clock().getTime()}
        texts={{
          label: t('bookings.matchingLeft'),
          // The strip above the list announces it.
          left: () => '',
          over: t('bookings.decideOver'),
        }}
      />
    </span>
  );
}
