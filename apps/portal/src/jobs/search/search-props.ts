import type { JobDetail } from '@songwai/core/jobs/job';

/** Props of a job's panel while it has no driver. */
export interface JobSearchProps {
  readonly job: JobDetail;
  /** The job has changed, or may have: it is to be asked for again. */
  readonly onChanged: () => void;
}

/** Props of the map of a job without a driver. */
export interface SearchMapProps {
  readonly job: JobDetail;
  readonly isStrip: boolean;
}
