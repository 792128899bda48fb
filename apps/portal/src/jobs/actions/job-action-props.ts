import type { JobDetail } from '@songwai/core/jobs/job';

/** Props of a dialog that changes a job. */
export interface JobActionProps {
  readonly job: JobDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The job has changed, or may have: it is to be asked for again. */
  readonly onChanged: () => void;
}
