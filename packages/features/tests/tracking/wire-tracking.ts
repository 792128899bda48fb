import type { WireTracking } from '@songwai/core/tracking/tracked-job-from-wire';
import type { TrackedJob, TrackedReceiver } from '@songwai/core/tracking/tracking-state';
import { catalog } from '../catalog.ts';

/** A tracked job as the gateway sends it. */
export const wireTracking = (job: TrackedJob): WireTracking => ({
  jobId: job.jobId,
  trackingId: job.trackingId,
  jobStatus: job.status,
  jobStatusTh: job.statusText.th,
  jobStatusEn: job.statusText.en,
  vehicle: catalog.vehicles.find(({ kind }) => kind === job.vehicleKind)?.id ?? 1,
  vehicleKind: job.vehicleKind,
  taskType: job.taskType,
  jobDate: job.date,
  jobTime: job.time,
  locationList: job.stops.map(({ name, doneTime, etaTime, failure, proofTime, ...stop }) => ({
    addressName: name,
    ...stop,
    ...(doneTime === null ? {} : { doneTime }),
    ...(etaTime === null ? {} : { etaTime }),
    ...(proofTime ? { proofTime } : {}),
    ...(failure && {
      failedTime: failure.time,
      failedTh: failure.text.th,
      failedEn: failure.text.en,
      ...(failure.reason && { failedReason: failure.reason }),
    }),
  })),
  ...(job.workUntil === null ? {} : { workUntilTime: job.workUntil }),
  ...(job.receiver === null ? {} : { receiver: wireReceiver(job.receiver) }),
  ...(job.nextStop === null ? {} : { nextStop: job.nextStop }),
  ...(job.etaMinutes === null ? {} : { etaMinutes: job.etaMinutes }),
  ...(job.driver === null ? {} : { driver: wireDriver(job.driver) }),
  routePolyline: job.route.polyline,
  routeApproximate: job.route.isApproximate,
  events: job.events.map(({ stop, ...event }) => ({ ...event, ...(stop === null ? {} : { stop }) })),
});

const wireReceiver = ({ amountToPay, note, pin, driver, ...rest }: TrackedReceiver) => ({
  ...rest,
  ...(amountToPay === null ? {} : { amountToPay }),
  ...(note && { note }),
  ...(pin && { pin }),
  ...(driver && { driver }),
});

const wireDriver = ({ headingDeg, ...driver }: NonNullable<TrackedJob['driver']>) => ({ ...driver, heading: headingDeg });
