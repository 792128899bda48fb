import type { Static } from 'typebox';
import { vehicleKindFromWire } from '../pricing/vehicles/vehicle-kind.ts';
import type { trackingDetail as TrackingDetail } from './contract.ts';
import type { TrackedJob, TrackedReceiver } from './tracking-state.ts';

export type WireTracking = Static<typeof TrackingDetail>;

const receiverFromWire = ({ amountToPay, ...wire }: NonNullable<WireTracking['receiver']>): TrackedReceiver => ({
  ...wire,
  amountToPay: amountToPay ?? null,
  note: wire.note ?? '',
  pin: wire.pin ?? null,
  driver: wire.driver ?? null,
});

export const trackedJobFromWire = (wire: WireTracking): TrackedJob => ({
  jobId: wire.jobId,
  trackingId: wire.trackingId,
  status: wire.jobStatus,
  statusText: { th: wire.jobStatusTh, en: wire.jobStatusEn },
  vehicleKind: vehicleKindFromWire(wire.vehicleKind),
  taskType: wire.taskType,
  date: wire.jobDate,
  time: wire.jobTime,
  stops: wire.locationList.map((stop) => ({
    name: stop.addressName,
    district: stop.district,
    subDistrict: stop.subDistrict,
    lat: stop.lat,
    lng: stop.lng,
    isReturn: stop.isReturn,
    doneTime: stop.doneTime ?? null,
    etaTime: stop.etaTime ?? null,
    ...(stop.failedTime !== undefined && {
      failure: {
        time: stop.failedTime,
        text: { th: stop.failedTh ?? '', en: stop.failedEn ?? '' },
        reason: stop.failedReason ?? null,
      },
    }),
    proofTime: stop.proofTime ?? null,
  })),
  workUntil: wire.workUntilTime ?? null,
  receiver: wire.receiver ? receiverFromWire(wire.receiver) : null,
  nextStop: wire.nextStop ?? null,
  etaMinutes: wire.etaMinutes ?? null,
  driver: wire.driver
    ? {
        firstName: wire.driver.firstName,
        plate: wire.driver.plate,
        lat: wire.driver.lat,
        lng: wire.driver.lng,
        headingDeg: wire.driver.heading,
      }
    : null,
  route: { polyline: wire.routePolyline, isApproximate: wire.routeApproximate },
  events: wire.events.map((event) => ({ ...event, stop: event.stop ?? null })),
});
