import type { JobStop } from '../../jobs/booking/new-job.ts';
import type { JobDetail } from '../../jobs/job.ts';
import type { VehicleKind } from '../../pricing/catalog.ts';

/** What of a job makes another one like it. */
export interface RepeatableJob extends Pick<JobDetail, 'taskType' | 'deliveryType' | 'extraIds' | 'remark' | 'confirmPhone'> {
  /** By id, or by what it looks like where that is all that is known. */
  readonly vehicle: number | VehicleKind;
  readonly stops: readonly JobStop[];
  readonly isFullDay: boolean;
}

/** A job of the customer's own, with everything that was said of it. */
export const repeatableDetail = (job: JobDetail): RepeatableJob => ({
  ...job,
  vehicle: job.vehicleId,
  isFullDay: job.fullDay !== null,
});
