import type { Result } from '../../basics/result.ts';
import { nextDayTask } from '../../basics/wire-numbers.ts';
import { checkPickUp, type PickUpProblem, type PickUpWindow } from '../../jobs/booking/pick-up-window.ts';
import type { OrderDraft } from '../draft/draft.ts';

/** Checks the pick-up time by the gateway's booking rule: now, in the future, or within the next-day hours (spec §5). */
export const checkSchedule = (
  { tab, schedule }: Pick<OrderDraft, 'tab' | 'schedule'>,
  nowMs: number,
): Result<PickUpWindow, PickUpProblem> =>
  checkPickUp(
    schedule.kind === 'now'
      ? { isNextDay: tab === nextDayTask, orderType: 'now' }
      : {
          isNextDay: tab === nextDayTask,
          orderType: 'schedule',
          date: schedule.date,
          startTime: schedule.time,
          finishTime: schedule.untilTime,
        },
    new Date(nowMs),
  );
