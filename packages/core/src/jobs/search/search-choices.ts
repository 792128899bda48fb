import { addMinutes } from '../../basics/bangkok-time.ts';
import { nextDayTask } from '../../basics/wire-numbers.ts';
import { nextDayWindow } from '../booking/pick-up-window.ts';
import { decideAddedPrice } from '../fees/added-price.ts';
import type { JobDetail } from '../job.ts';
import { isSearchEndAllowed, longerSearchEnd, searchAgainEnd } from './search-end.ts';
import type { SearchStage } from './search-stage.ts';

/** What a customer may do without a driver (spec §4), besides cancelling. */
export type SearchChoice = 'askAll' | 'addPay' | 'extend' | 'wait' | 'again' | 'postpone';

/** The facts that decide the choices. */
export interface ChoiceFacts {
  readonly job: Pick<JobDetail, 'actions' | 'taskType' | 'addedSatang'>;
  readonly stage: SearchStage;
  readonly now: Date;
  readonly pickUpAt: Date;
  readonly searchUntil: Date;
}

/** By how many minutes the pick-up time can be extended. */
const extensions = [15, 30, 60, 120, 180, 240] as const;
/** Amounts to add to the price, in satang, besides an own one. */
const additions = [2_000, 5_000, 10_000] as const;
const leastAddition = 1_000;

/** The extensions that are allowed: a search lasts at most a day, and a next-day pick-up until 18:00. */
export function allowedExtensions({ job, now, pickUpAt, searchUntil }: ChoiceFacts): readonly number[] {
  const closes = job.taskType === nextDayTask ? nextDayWindow(addMinutes(pickUpAt, -24 * 60)).until : null;
  return extensions.filter((minutes) => {
    const until = longerSearchEnd(searchUntil, now, minutes);
    return isSearchEndAllowed(until, pickUpAt) && (closes === null || until <= closes);
  });
}

/** The usual additions to the price that are within the limits. */
export const allowedAdditions = (addedSatang: number): readonly number[] =>
  additions.filter((addSatang) => decideAddedPrice(addSatang, addedSatang) === 'allowed');

/** The choices in the order in which they help, without those that the rules exclude. */
export function searchChoices(facts: ChoiceFacts): {
  /** Null if nothing is left, or if the search has not begun. */
  readonly recommended: SearchChoice | null;
  readonly others: readonly SearchChoice[];
} {
  const { job, stage, now, pickUpAt, searchUntil } = facts;
  const isAllowed = (choice: SearchChoice): boolean => {
    if (choice === 'postpone') return job.actions.includes('postpone');
    // Each change restarts the search, which must not last longer than a day.
    if (!job.actions.includes('changeSearch') || !isSearchEndAllowed(searchAgainEnd(searchUntil, now), pickUpAt)) return false;
    if (choice === 'askAll') return job.actions.includes('openToAll');
    if (choice === 'addPay') return decideAddedPrice(leastAddition, job.addedSatang) === 'allowed';
    if (choice === 'extend') return allowedExtensions(facts).length > 0;
    return choice !== 'wait' || isSearchEndAllowed(longerSearchEnd(searchUntil, now), pickUpAt);
  };
  const wanted: readonly SearchChoice[] =
    stage === 'ended' ? ['again', 'addPay', 'postpone', 'askAll'] : ['askAll', 'addPay', 'extend', 'wait', 'again'];
  const [first, ...rest] = wanted.filter(isAllowed);
  if (first === undefined) return { recommended: null, others: [] };
  return stage === 'planned' ? { recommended: null, others: [first, ...rest] } : { recommended: first, others: rest };
}
