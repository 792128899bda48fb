import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { dayMs, hourMs, minuteMs } from '@songwai/core/basics/durations';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import { statusText } from '@songwai/core/jobs/status-text';
import { describeFailure } from '@songwai/core/jobs/visit-failure';
import type { trackingDetail } from '@songwai/core/tracking/contract';
import type { Static } from 'typebox';
import { joinLegs } from '../jobs/history/booked-route.ts';
import type { ObservedRide } from '../rides/ride-source.ts';
import { hidePhones } from './hide-phones.ts';
import type { TrackedRecord } from './tracked-job-view.ts';

export type TrackingDetail = Static<typeof trackingDetail>;

/** A job as last read, from which its state at any time can be shown until it changes. */
export interface TrackingView {
  readonly jobId: string;
  readonly status: JobStatus;
  readonly isOver: boolean;
  /** When its links close; null while the job is not over. */
  readonly closesAt: Date | null;
  isDriving(now: Date): boolean;
  show(now: Date): TrackingDetail;
  /** The same in two parts, where it consists of them: what changes only with the job, and what changes with time. */
  readonly parts?: {
    readonly still: object;
    readonly moving: (now: Date) => Partial<TrackingDetail>;
  };
}

const workDone: ReadonlySet<JobStatus> = new Set(['pickedUp', 'delivering', 'completed']);

/** When the driver left each stop with its work done. A return to the pick-up does not change the time of the pick-up. */
function doneTimes({ events }: TrackedRecord): ReadonlyMap<number, Date> {
  const done = new Map<number, Date>();
  for (const { status, stop, at } of events) if (stop !== null && workDone.has(status) && !done.has(stop)) done.set(stop, at);
  return done;
}

function showFailure(failed: TrackedRecord['failedVisits'][number]) {
  const text = describeFailure(failed);
  return { failedTime: bangkokTime(failed.at), failedTh: text.th, failedEn: text.en, failedReason: failed.reason };
}

function toLocationList(record: TrackedRecord, ride: ObservedRide | null): TrackingDetail['locationList'] {
  const done = doneTimes(record);
  const isOver = isJobOver(record.status);
  const failures = new Map(record.failedVisits.map((failed) => [failed.stop, failed]));
  const proofs = new Map(record.proofs.toReversed().map(({ stop, at }) => [stop, at]));
  return record.stops.map(({ position, addressName, district, subDistrict, lat, lng, isReturn, ...receiver }) => {
    const doneAt = done.get(position);
    const failed = doneAt === undefined ? failures.get(position) : undefined;
    const proofAt = proofs.get(position);
    const arrival = doneAt === undefined && failed === undefined && !isOver ? ride?.arrivals.get(position) : undefined;
    return {
      addressName: hidePhones(addressName),
      district: hidePhones(district),
      subDistrict: hidePhones(subDistrict),
      // The driver goes to where the receiver says the entrance is.
      lat: receiver.pinLat ?? lat,
      lng: receiver.pinLng ?? lng,
      isReturn,
      ...(doneAt === undefined ? {} : { doneTime: bangkokTime(doneAt) }),
      ...(failed === undefined ? {} : showFailure(failed)),
      ...(proofAt === undefined ? {} : { proofTime: bangkokTime(proofAt) }),
      ...(arrival === undefined ? {} : { etaTime: bangkokTime(arrival) }),
    };
  });
}

export const minutesUntil = (moment: Date, now: Date): number =>
  Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / minuteMs));

const showNothing = () => ({});

/** What changes with time. It is made apart from the view, and holds only what it needs. */
const showRide =
  ({ look, driver }: ObservedRide) =>
  (now: Date): Partial<TrackingDetail> => {
    const { position, headingDeg, nextStop, nextStopAt } = look(now);
    return {
      ...(nextStop === null ? {} : { nextStop }),
      ...(nextStopAt === null ? {} : { etaMinutes: minutesUntil(nextStopAt, now) }),
      ...(position === null ? {} : { driver: { ...driver, lat: position.lat, lng: position.lng, heading: headingDeg } }),
    };
  };

const isDrivingOn =
  ({ look }: ObservedRide) =>
  (now: Date): boolean =>
    look(now).isDriving;
const isNotDriving = () => false;

/** When the booked hours of a hire end, while its driver works; a hire of several days ends on another day. */
function workUntil({ status, events, hireHours, hireDays }: TrackedRecord): Partial<TrackingDetail> {
  const began = events.find((event) => event.status === 'pickedUp');
  if (status !== 'pickedUp' || began === undefined || hireHours === null || hireDays !== 1) return {};
  return { workUntilTime: bangkokTime(new Date(began.at.getTime() + hireHours * hourMs)) };
}

/** Makes what the holder of the link sees: no phone, no price, no contact; of the driver only first name and plate. */
export function createTrackingView(record: TrackedRecord, ride: ObservedRide | null): TrackingView {
  // After a cancellation the driver may have another job, so the ride is not shown.
  const shownRide = record.status === 'cancelled' || record.status === 'expired' ? null : ride;
  const isOver = isJobOver(record.status);
  const text = statusText(record.status, record.taskType);
  const still = {
    jobId: record.id,
    trackingId: record.trackingId,
    jobStatus: record.status,
    jobStatusTh: text.th,
    jobStatusEn: text.en,
    vehicle: record.vehicleId,
    vehicleKind: record.vehicleKind,
    taskType: record.taskType,
    jobDate: bangkokDate(record.pickUpAt),
    jobTime: bangkokTime(record.pickUpAt),
    locationList: toLocationList(record, shownRide),
    ...workUntil(record),
    routePolyline: joinLegs(record.route),
    routeApproximate: record.route.isApproximate,
    events: record.events.map(({ status, stop, at }) => ({
      status,
      ...(stop === null ? {} : { stop }),
      date: bangkokDate(at),
      time: bangkokTime(at),
    })),
  };
  const moving = shownRide === null ? showNothing : showRide(shownRide);
  return {
    jobId: record.id,
    status: record.status,
    isOver,
    closesAt: record.overAt === null ? null : new Date(record.overAt.getTime() + dayMs),
    isDriving: isOver || shownRide === null ? isNotDriving : isDrivingOn(shownRide),
    show: (now) => ({ ...still, ...moving(now) }),
    parts: { still, moving },
  };
}
