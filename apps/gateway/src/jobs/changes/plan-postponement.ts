import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { nextDayTask } from '@songwai/core/basics/wire-numbers';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { postponeJob } from '@songwai/core/jobs/change-contract';
import { checkPostponement } from '@songwai/core/jobs/search/postponed-pick-up';
import { searchEnd } from '@songwai/core/jobs/search/search-end';
import { nineHourCutoff } from '@songwai/core/validation/orders/nine-hour-cutoff';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { LockedJob } from '../scope-queries.ts';
import { changeTexts, postponeTexts } from './change-texts.ts';
import type { ChangePlan } from './plan-search-change.ts';

/**
 * Plans a later pick-up.
 *
 * @throws {BusinessRefusal} 422 with the time at fault.
 */
export function planPostponement(job: LockedJob, request: RequestOf<typeof postponeJob>, now: Date): ChangePlan {
  const time = { date: request.jobDate, startTime: request.startTime, finishTime: request.finishTime };
  const booked = { from: job.pick_up_at, until: job.pick_up_until };
  const window = checkPostponement(time, { now, booked, isNextDay: job.task_type === nextDayTask });
  if (!window.ok) {
    const { field, code } = window.error;
    throw new BusinessRefusal({ code: 422, field, text: postponeTexts[code] });
  }
  const { from, until } = window.value;
  if (job.full_day?.durationHours === 9 && !nineHourCutoff(bangkokTime(from)).ok)
    throw new BusinessRefusal({ code: 422, field: 'startTime', text: changeTexts.nineHourTooLate });
  return {
    kind: 'postponed',
    addSatang: 0,
    fields: { pick_up_at: from, pick_up_until: until, search_until: searchEnd(window.value), order_type: 'schedule' },
    details: { from: job.pick_up_at, to: from, statusBefore: job.status },
  };
}
