import { encodePolyline } from '@songwai/core/basics/polyline';
import type { WireTracking } from '@songwai/core/tracking/tracked-job-from-wire';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
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
  taskType: 1,
  jobDate: job.date,
  jobTime: job.time,
  locationList: job.stops.map(({ name, doneTime, etaTime, ...stop }) => ({
    addressName: name,
    ...stop,
    ...(doneTime === null ? {} : { doneTime }),
    ...(etaTime === null ? {} : { etaTime }),
  })),
  ...(job.nextStop === null ? {} : { nextStop: job.nextStop }),
  ...(job.etaMinutes === null ? {} : { etaMinutes: job.etaMinutes }),
  ...(job.driver === null ? {} : { driver: wireDriver(job.driver) }),
  routePolyline: encodePolyline([...job.route.points]),
  routeApproximate: job.route.isApproximate,
  events: job.events.map(({ stop, ...event }) => ({ ...event, ...(stop === null ? {} : { stop }) })),
});

const wireDriver = ({ headingDeg, ...driver }: NonNullable<TrackedJob['driver']>) => ({ ...driver, heading: headingDeg });
