import type { Job } from '@songwai/core/jobs/job';
import type { RunningJob } from '@songwai/core/jobs/live/live-calls';
import type { ReactNode } from 'react';
import type { BookingsView } from '../bookings-view.ts';
import type { ChangeView } from '../use-bookings-view.ts';
import type { JobWords } from './job-words.ts';

/** What both forms of the list show. */
export interface JobListProps {
  readonly jobs: readonly Job[];
  readonly status: 'loading' | 'ready' | 'error';
  readonly runningOf: (jobId: string) => RunningJob | undefined;
  readonly words: JobWords;
  readonly view: BookingsView;
  readonly change: ChangeView;
  /** Ids of chosen jobs, also of other pages. */
  readonly chosenIds: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly empty: ReactNode;
  readonly error: ReactNode;
}
