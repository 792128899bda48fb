import type { JobDetail } from '@songwai/core/jobs/job';
import type { ChoiceFacts } from '@songwai/core/jobs/search/search-choices';
import type { Change } from '../../actions/use-change.ts';

/** What every choice without a driver needs. */
export interface ChoiceProps {
  readonly job: JobDetail;
  readonly facts: ChoiceFacts;
  readonly change: Change;
  /** The recommended one has the screen's one primary button. */
  readonly isRecommended: boolean;
}
