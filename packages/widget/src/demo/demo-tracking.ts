import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { expressTask } from '@songwai/core/basics/wire-numbers';
import { demoWords } from '@songwai/core/i18n/demo-words';
import { statusText } from '@songwai/core/jobs/status-text';
import type { WireTracking } from '@songwai/core/tracking/tracked-job-from-wire';
import { type DemoJob, rideOf } from './demo-job.ts';

/** How many times faster than in life the driver is: a minute stands for twenty. */
const speed = 20;
const plate = '1กข 2345';

/** A demo's job as its public link shows it at a moment. */
export const trackingOf = (job: DemoJob, nowMs: number): WireTracking => {
  const { order, estimate, bookedAtMs, vehicleKind } = job;
  const { status, nextStop, driver, arrivals, ends, past } = rideOf(job, nowMs);
  const elapsedMs = nowMs - bookedAtMs;
  const taskType = order.taskType ?? expressTask;
  const booked = new Date(bookedAtMs);
  const text = statusText(status, taskType);
  const minutesTo = (stop: number): number => Math.ceil((Math.max(0, (arrivals[stop] ?? 0) - elapsedMs) * speed) / 60_000);
  const timeAt = (ms: number): string => bangkokTime(new Date(ms));

  return {
    jobId: job.jobId,
    trackingId: job.trackingId,
    jobStatus: status,
    jobStatusTh: text.th,
    jobStatusEn: text.en,
    vehicle: order.vehicle,
    vehicleKind,
    taskType,
    jobDate: order.jobDate ?? bangkokDate(booked),
    jobTime: order.startTime ?? bangkokTime(booked),
    locationList: order.locationList.map((stop, index) => {
      const doneMs = ends[index] ?? 0;
      const isDone = job.findsDriver && doneMs <= elapsedMs;
      return {
        addressName: stop.addressName,
        district: stop.district ?? '',
        subDistrict: stop.subDistrict ?? '',
        lat: stop.lat,
        lng: stop.lng,
        isReturn: stop.isReturn ?? false,
        ...(isDone
          ? { doneTime: timeAt(bookedAtMs + doneMs) }
          : driver && { etaTime: timeAt(nowMs + minutesTo(index) * 60_000) }),
      };
    }),
    ...(nextStop !== null && { nextStop, etaMinutes: minutesTo(nextStop) }),
    ...(driver && { driver: { firstName: demoWords[order.lang ?? 'th'].driver, plate, ...driver } }),
    routePolyline: estimate.routePolyline ?? '',
    routeApproximate: estimate.routeApproximate ?? true,
    events: past.map(({ afterMs, ...moment }) => {
      const at = new Date(bookedAtMs + afterMs);
      return { ...moment, date: bangkokDate(at), time: bangkokTime(at) };
    }),
  };
};
