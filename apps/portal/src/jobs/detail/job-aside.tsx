import { usualSupportHours } from '@songwai/core/chat/chat-limits';
import type { JobDetail } from '@songwai/core/jobs/job';
import { isJobOver } from '@songwai/core/jobs/job-status';
import type { PortalStartup } from '@songwai/core/startup/portal-startup-calls';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { JobGoods } from '../goods/job-goods.tsx';
import { JobActions } from './job-actions.tsx';
import { JobChoices } from './job-choices.tsx';
import { JobPrice } from './money/job-price.tsx';
import { JobReceipt } from './money/job-receipt.tsx';
import { JobPhotos } from './photos/job-photos.tsx';
import type { Repeat } from './use-repeat.ts';

const loadHelp = lazyPart(() => import('./help/help-dialog.tsx'));

interface JobAsideProps {
  readonly job: JobDetail;
  readonly tracked: TrackedJob;
  readonly startup: PortalStartup | undefined;
  readonly mayChange: boolean;
  readonly repeat: Repeat;
  readonly onChanged: () => Promise<void>;
}

/** Money, receipt, and what can be done. */
export function JobAside({ job, tracked, startup, mayChange, repeat, onChanged }: JobAsideProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { status } = tracked;
  const supportHours = startup?.supportHours ?? usualSupportHours;
  return (
    <>
      <JobPrice job={job} catalog={startup?.catalog} status={status} />
      <JobReceipt job={job} isOver={isJobOver(status)} />
      <JobGoods job={job} status={status} />
      <JobPhotos job={job} canChange={mayChange && !isJobOver(status)} onChanged={onChanged} />
      <Problem error={repeat.error} />
      <JobChoices
        job={job}
        isRepeatShown={isJobOver(status) && status !== 'expired'}
        supportHours={supportHours}
        onRepeat={(isToEdit) => void repeat.run(isToEdit)}
        onHelp={() => setIsHelpOpen(true)}
      />
      <JobActions {...{ job, status, mayChange, onChanged }} />
      {isHelpOpen ? (
        <LazyView load={loadHelp} skeleton={null}>
          {({ HelpDialog }) => (
            <HelpDialog
              jobId={job.jobId}
              supportHours={supportHours}
              supportPhone={startup?.supportPhone ?? ''}
              onClose={() => setIsHelpOpen(false)}
            />
          )}
        </LazyView>
      ) : null}
    </>
  );
}
