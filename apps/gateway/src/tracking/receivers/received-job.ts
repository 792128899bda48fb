import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { decodePolyline, encodePolyline } from '@songwai/core/basics/polyline';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import { statusText } from '@songwai/core/jobs/status-text';
import type { ObservedRide } from '../../rides/ride-source.ts';
import { createTrackingView, minutesUntil, type TrackingDetail, type TrackingView } from '../shown-job.ts';
import type { TrackedRecord } from '../tracked-job-view.ts';
import { lineAhead } from './line-ahead.ts';
import type { ReceiverLink } from './receiver-link-view.ts';

type WireStop = TrackingDetail['locationList'][number];

/** A driver this near to another person's stop is not shown: the place would be told with the driver. */
const privateKm = 0.2;

const isOpen = ({ doneTime, failedTime }: WireStop) => doneTime === undefined && failedTime === undefined;

/** The receiver's own stage: done with the own stop, whatever the job does afterwards. */
function ownStatus(whole: TrackingDetail, own: WireStop): JobStatus {
  if (own.doneTime !== undefined) return 'completed';
  return own.failedTime !== undefined && whole.jobStatus === 'completed' ? 'cancelled' : whole.jobStatus;
}

/** Whether a driver's position would tell where another stop is. */
function isNearOthers({ stops }: TrackedRecord, { stop, lat, lng }: ReceiverLink, driver: LatLng): boolean {
  if (greatCircleKm(driver, { lat, lng }) <= privateKm) return false;
  return stops.some((other) => other.position !== stop && greatCircleKm(driver, other) <= privateKm);
}

/** Of the history what concerns this receiver, without the numbers of stops. */
const ownEvents = ({ events }: TrackingDetail, stop: number): TrackingDetail['events'] =>
  events
    .filter((event) => event.stop === undefined || event.stop === stop || event.status === 'pickedUp')
    .map(({ stop: at, ...event }) => ({ ...event, ...(at === stop && { stop: 0 }) }));

/** The driver and the way ahead, while this receiver is the next one; otherwise neither, because they lead to others. */
function showWay(record: TrackedRecord, link: ReceiverLink, whole: TrackingDetail) {
  const { driver } = whole;
  if (driver === undefined || whole.nextStop !== link.stop || isNearOthers(record, link, driver)) return { routePolyline: '' };
  const leg = decodePolyline(record.route.legs[link.stop - 1]?.polyline ?? '');
  const to = { lat: link.pinLat ?? link.lat, lng: link.pinLng ?? link.lng };
  return { driver, routePolyline: encodePolyline(lineAhead(leg, driver, to)) };
}

/** What the holder of a receiver's link sees: "you", one stop, and nothing of the others but how many come before. */
export function createReceivedView(record: TrackedRecord, link: ReceiverLink, ride: ObservedRide | null): TrackingView {
  // Without the parts of the whole job, which are not the receiver's.
  const { parts: _, ...view } = createTrackingView(record, ride);
  const { stop } = link;
  const text = (status: JobStatus) => statusText(status, record.taskType);

  const show = (now: Date): TrackingDetail => {
    const whole = view.show(now);
    const { driver: _driver, nextStop, etaMinutes, workUntilTime: _work, ...rest } = whole;
    const own = whole.locationList[stop];
    if (own === undefined) throw new Error(`Job ${record.id} has no stop ${stop}.`);
    const jobStatus = ownStatus(whole, own);
    const mayChange = !view.isOver && isOpen(own);
    const isComing = mayChange && jobStatus !== 'matching';
    const before = whole.locationList.filter((other, index) => index > 0 && index < stop && !other.isReturn && isOpen(other));
    const arrival = isComing ? ride?.arrivals.get(stop) : undefined;
    const minutes =
      nextStop === stop || arrival === undefined || etaMinutes === undefined ? etaMinutes : minutesUntil(arrival, now);
    const isExpected = isComing && (nextStop === stop || arrival !== undefined) && minutes !== undefined;
    return {
      ...rest,
      trackingId: link.token,
      jobStatus,
      jobStatusTh: text(jobStatus).th,
      jobStatusEn: text(jobStatus).en,
      locationList: [{ ...own, lat: link.lat, lng: link.lng }],
      events: ownEvents(whole, stop),
      ...(isComing && nextStop === stop && { nextStop: 0 }),
      ...(isExpected && { etaMinutes: minutes }),
      ...(isComing ? showWay(record, link, whole) : { routePolyline: '' }),
      receiver: {
        stop,
        stopsBefore: mayChange ? before.length : 0,
        ...(mayChange && link.amountSatang > 0 && { amountToPay: bahtFromSatang(link.amountSatang) }),
        ...(link.note !== '' && { note: link.note }),
        ...(link.pinLat !== null && link.pinLng !== null && { pin: { lat: link.pinLat, lng: link.pinLng } }),
        mayChange,
        ...(isComing && ride !== null && { driver: ride.driver }),
      },
    };
  };

  const isDone = record.events.some(
    (event) => event.stop === stop && (event.status === 'delivering' || event.status === 'completed'),
  );
  return { ...view, isOver: view.isOver || isDone, show };
}
