import type { JobStop } from '../../jobs/booking/job-stop.ts';
import type { JobDetail } from '../../jobs/job.ts';
import type { VehicleKind } from '../../pricing/catalog.ts';

/** The parts of a job that a repetition needs. */
export interface RepeatableJob
  extends Pick<JobDetail, 'taskType' | 'deliveryType' | 'extraIds' | 'remark' | 'remarkImages' | 'confirmPhone'> {
  /** The vehicle's id, or its kind if only that is known. */
  readonly vehicle: number | VehicleKind;
  readonly stops: readonly JobStop[];
  readonly isFullDay: boolean;
}

/** A job of the customer's own, with all its details. */
export const repeatableDetail = (job: JobDetail): RepeatableJob => ({
  ...job,
  vehicle: job.vehicleId,
  isFullDay: job.fullDay !== null,
});
