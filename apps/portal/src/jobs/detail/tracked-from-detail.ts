import type { JobDetail } from '@songwai/core/jobs/job';
import type { VehicleKind } from '@songwai/core/pricing/catalog';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';

/** The job as it is known before its stream answers: its places in order, without times and without the driver. */
export const trackedFromDetail = (job: JobDetail, vehicleKind: VehicleKind): TrackedJob => ({
  jobId: job.jobId,
  trackingId: job.trackingId,
  status: job.status,
  statusText: job.statusText,
  vehicleKind,
  taskType: job.taskType,
  workUntil: null,
  receiver: null,
  date: job.date,
  time: job.time,
  stops: job.stops.map(({ name, district, subDistrict, lat, lng, isReturn }) => ({
    ...{ name, district, subDistrict, lat, lng, isReturn },
    doneTime: null,
    etaTime: null,
  })),
  nextStop: null,
  etaMinutes: null,
  driver: null,
  route: job.route ?? { polyline: '', isApproximate: true },
  events: [],
});
