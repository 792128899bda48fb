import type { Translate } from '@songwai/core/i18n/translate';
import { isJobOver } from '@songwai/core/jobs/job-status';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import type { TimelineEntry } from '@songwai/ui/timeline/timeline';
import { House } from 'lucide';
import { vehicleIcon } from '../../shared/vehicles/vehicle-icon.ts';
import { minutesAway, stopTime } from '../tracking-entries.ts';
import { beforeText, driverNameOf } from './receiver-headline.ts';

/** The line of a receiver: the driver, and "you". */
export function receiverEntries(job: TrackedJob, t: Translate): readonly TimelineEntry[] {
  const [own] = job.stops;
  if (!own) return [];
  const isDone = own.doneTime !== null;
  const isComing = Boolean(job.receiver?.driver) && !isJobOver(job.status) && !own.failure && !isDone;
  const place = [...new Set([own.subDistrict, own.district])].filter(Boolean).join(' ');
  const proof = own.proofTime ? t('tracking.proofAt', { time: own.proofTime }) : '';
  const you: TimelineEntry = {
    id: 'you',
    node: isDone ? { state: 'done', label: t('tracking.done') } : { state: isComing ? 'focus' : 'todo', icon: House },
    title: t('receiver.you', { place: own.name }),
    detail: proof || place || undefined,
    time: stopTime(job, own, t),
  };
  if (!isComing) return [you];
  const driver: TimelineEntry = {
    id: 'driver',
    node: { state: 'moving', icon: vehicleIcon(job.vehicleKind) },
    segment: 'rest',
    title: t('receiver.coming', { name: driverNameOf(job, t) }),
    detail: [minutesAway(job, t), beforeText(job, t)].filter(Boolean).join(' · '),
  };
  return [driver, you];
}
