import type { Result } from '../../basics/result.ts';
import { checkPickUp, type PickUpProblem, type PickUpWindow } from '../../jobs/booking/pick-up-window.ts';
import type { OrderDraft } from '../draft/draft.ts';

/** When the driver comes, by the rule that the gateway books by: now, later than now, or in the hours of the next-day tour (spec §5). */
export const checkSchedule = (
  { tab, schedule }: Pick<OrderDraft, 'tab' | 'schedule'>,
  nowMs: number,
): Result<PickUpWindow, PickUpProblem> =>
  checkPickUp(
    schedule.kind === 'now'
      ? { isNextDay: tab === 3, orderType: 'now' }
      : {
          isNextDay: tab === 3,
          orderType: 'schedule',
          date: schedule.date,
          startTime: schedule.time,
          finishTime: schedule.untilTime,
        },
    new Date(nowMs),
  );
