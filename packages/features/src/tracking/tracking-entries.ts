import type { Language } from '@songwai/core/basics/language';
import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import type { Translate } from '@songwai/core/i18n/translate';
import { isJobOver } from '@songwai/core/jobs/job-status';
import type { TrackedJob, TrackedStop } from '@songwai/core/tracking/tracking-state';
import type { TimelineEntry } from '@songwai/ui/timeline/timeline';
import { vehicleIcon } from '../shared/vehicles/vehicle-icon.ts';

/** The status of a stop: served, next, or still to come. */
export function stopState(job: TrackedJob, index: number): 'done' | 'focus' | 'todo' {
  if (job.stops[index]?.doneTime) return 'done';
  return index === job.nextStop && !isJobOver(job.status) ? 'focus' : 'todo';
}

/** True while the driver is between two stops, shown as a node of their own on the line. */
const isUnderWay = ({ status, driver, nextStop, taskType }: TrackedJob) =>
  driver !== null &&
  nextStop !== null &&
  (status === 'assigned' || (taskType !== fullDayTask && (status === 'pickedUp' || status === 'delivering')));

const isoTime = (date: string, time: string) => `${date.split('/').reverse().join('-')}T${time}+07:00`;

function stopTitle({ job, stop, index }: { job: TrackedJob; stop: TrackedStop; index: number }, t: Translate): string {
  const isHire = job.taskType === fullDayTask;
  if (stop.doneTime === null || isHire) return stop.name;
  return index === 0 ? t('tracking.pickedUpAt', { stop: stop.name }) : t('tracking.deliveredTo', { stop: stop.name });
}

export function stopTime(job: TrackedJob, stop: TrackedStop, t: Translate): TimelineEntry['time'] {
  const at = stop.doneTime ?? stop.failure?.time;
  if (at) return { text: at, dateTime: isoTime(job.date, at) };
  if (!stop.etaTime || isJobOver(job.status)) return undefined;
  return { text: stop.etaTime, dateTime: isoTime(job.date, stop.etaTime), note: t('tracking.about') };
}

/** How far the driver is from the next stop, in minutes. */
export function minutesAway({ etaMinutes }: TrackedJob, t: Translate): string | undefined {
  if (etaMinutes === null) return undefined;
  return etaMinutes === 0 ? t('tracking.underOneMinute') : t('tracking.minutesAway', { count: etaMinutes });
}

function driverEntry(job: TrackedJob, t: Translate): TimelineEntry {
  const stop = job.stops[job.nextStop ?? 0];
  return {
    id: 'driver',
    node: { state: 'moving', icon: vehicleIcon(job.vehicleKind) },
    segment: 'rest',
    title: t('tracking.headingFor', { stop: stop?.name ?? '' }),
    detail: minutesAway(job, t),
  };
}

/** The job's timeline on the route line: past events with times, the driver's position, expected times. */
export function trackingEntries(job: TrackedJob, t: Translate, language: Language): readonly TimelineEntry[] {
  // Goods that go back lead to a stop that is done already.
  const isGoingBack = isUnderWay(job) && Boolean(job.stops[job.nextStop ?? 0]?.doneTime);
  const entries = job.stops.flatMap((stop, index): TimelineEntry[] => {
    const state = stopState(job, index);
    const isDriverBefore = index === job.nextStop && isUnderWay(job) && !isGoingBack;
    const isNextReached = job.stops[index + 1]?.doneTime || (index + 1 === job.nextStop && isUnderWay(job));
    const isHere = state === 'focus' && job.status === 'arrived';
    const place = [...new Set([stop.subDistrict, stop.district])].filter(Boolean).join(' ');
    const entry: TimelineEntry = {
      id: `stop-${index}`,
      node: { state, number: index + 1, label: state === 'done' ? t('tracking.done') : undefined },
      segment: state === 'done' && isNextReached ? 'solid' : 'rest',
      title: stopTitle({ job, stop, index }, t),
      detail: [
        isHere ? t('tracking.driverIsHere') : (stop.failure?.text[language] ?? place),
        stop.proofTime ? t('tracking.proofAt', { time: stop.proofTime }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
      time: stopTime(job, stop, t),
    };
    return isDriverBefore ? [driverEntry(job, t), entry] : [entry];
  });
  return isGoingBack ? [...entries, driverEntry(job, t)] : entries;
}
