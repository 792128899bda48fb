import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { PickUpProblem } from '@songwai/core/jobs/booking/pick-up-window';
import type { OrderTab } from '@songwai/core/orders/draft/draft';
import { checkSchedule } from '@songwai/core/orders/rules/schedule-rule';
import { timesByStep } from '@songwai/ui/lib/typed-moment';
import type { Moment } from './moment-fields.tsx';
import { fromFieldDate, toFieldDate } from './schedule-options.ts';

/** Why a day or a time cannot be booked; the text is `errors.<code>`. */
export type MomentProblem = PickUpProblem['code'];

/** The first and the last minute of a day for which a driver can be booked, `HH:MM`. */
export interface OpenHours {
  readonly min: string;
  readonly max: string;
}

/** The booking rule applied to days and times, as of one moment. */
export interface MomentRules {
  /** Today in Bangkok, `YYYY-MM-DD`. */
  readonly today: string;
  /** Undefined if the moment can be booked. */
  problemOf(moment: Moment): MomentProblem | undefined;
  /** Undefined if some minute of the day can be booked; else the problem of all of them. */
  problemOfDay(date: string): MomentProblem | undefined;
  /** Null if no minute of the day can be booked. */
  hoursOf(date: string): OpenHours | null;
}

const minutes = timesByStep(1);

/** The days and times that can be booked, by the gateway's own rule, so that the picker never offers a refused time. */
export function momentRules(tab: OrderTab, now: Date): MomentRules {
  const problemOf: MomentRules['problemOf'] = ({ date, time }) => {
    const checked = checkSchedule({ tab, schedule: { kind: 'later', date: fromFieldDate(date), time } }, now.getTime());
    return checked.ok ? undefined : checked.error.code;
  };
  const hoursOf: MomentRules['hoursOf'] = (date) => {
    const isOpen = (time: string) => problemOf({ date, time }) === undefined;
    const min = minutes.find(isOpen);
    const max = min && minutes.findLast(isOpen);
    return min && max ? { min, max } : null;
  };
  return {
    today: toFieldDate(bangkokDate(now)),
    problemOf,
    hoursOf,
    problemOfDay: (date) => (hoursOf(date) ? undefined : problemOf({ date, time: '12:00' })),
  };
}
