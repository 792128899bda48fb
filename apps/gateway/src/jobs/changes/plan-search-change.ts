import { addDays } from '@songwai/core/basics/bangkok-time';
import { satangFromBaht } from '@songwai/core/basics/money';
import { nextDayTask } from '@songwai/core/basics/wire-numbers';
import { nextDayWindow } from '@songwai/core/jobs/booking/pick-up-window';
import { decideAddedPrice } from '@songwai/core/jobs/fees/added-price';
import { isSearchEndAllowed, longerSearchEnd, searchAgainEnd } from '@songwai/core/jobs/search/search-end';
import type { Updateable } from 'kysely';
import { BusinessRefusal } from '../../http/refusal.ts';
import { isChoosy, openToAll } from '../booking/restricts-drivers.ts';
import type { LockedJob } from '../scope-queries.ts';
import type { JobsTable } from '../tables.ts';
import { pickUpTexts } from '../texts.ts';
import { addedPriceTexts, changeTexts } from './change-texts.ts';
import type { JobChangeKind } from './tables.ts';

/** A customer's request after no driver was found. */
export type SearchRequest =
  | { readonly kind: 'searchedAgain' | 'openedToAll' | 'keptWaiting' }
  | { readonly kind: 'extended'; readonly minutes: number }
  /** In baht. */
  | { readonly kind: 'priceAdded'; readonly amount: number };

/** A planned change of a job. */
export interface ChangePlan {
  readonly kind: JobChangeKind;
  readonly fields: Pick<
    Updateable<JobsTable>,
    'pick_up_at' | 'pick_up_until' | 'search_until' | 'order_type' | 'is_fixed_driver' | 'full_day'
  >;
  readonly addSatang: number;
  /** Stored in the record of the change. */
  readonly details: object;
}

function requireSearchEnd(job: LockedJob, until: Date): Date {
  if (isSearchEndAllowed(until, job.pick_up_at)) return until;
  throw new BusinessRefusal({ code: 409, text: changeTexts.tooLate });
}

/** The pick-up of a next-day job ends at 18:00, however long the customer would wait. */
function requireOpenHours(job: LockedJob, until: Date): Date {
  if (job.task_type === nextDayTask && until > nextDayWindow(addDays(job.pick_up_at, -1)).until)
    throw new BusinessRefusal({ code: 422, field: 'minutes', text: pickUpTexts.nextDayHours });
  return until;
}

function readAddedPrice(job: LockedJob, amount: number): number {
  const addSatang = satangFromBaht(amount);
  const decision = decideAddedPrice(addSatang, job.added_satang);
  if (decision !== 'allowed') throw new BusinessRefusal({ code: 422, field: 'amount', text: addedPriceTexts[decision] });
  return addSatang;
}

/**
 * Plans a change of the search for a driver; null where it is already as requested.
 *
 * @throws {BusinessRefusal} 422 outside the bounds, 409 for a search that has lasted a day.
 */
export function planSearchChange(job: LockedJob, request: SearchRequest, now: Date): ChangePlan | null {
  const { kind } = request;
  const again = requireSearchEnd(job, searchAgainEnd(job.search_until, now));
  const plan = { kind, addSatang: 0 };
  switch (request.kind) {
    case 'searchedAgain':
      return { ...plan, fields: { search_until: again }, details: { until: again } };
    case 'openedToAll':
      if (!isChoosy(job) && job.status === 'matching') return null;
      return { ...plan, fields: { search_until: again, ...openToAll(job) }, details: { until: again } };
    case 'keptWaiting': {
      const until = requireSearchEnd(job, longerSearchEnd(job.search_until, now));
      return { ...plan, fields: { search_until: until }, details: { until } };
    }
    case 'extended': {
      const longer = longerSearchEnd(job.search_until, now, request.minutes);
      const until = requireOpenHours(job, requireSearchEnd(job, longer));
      return { ...plan, fields: { search_until: until, pick_up_until: until }, details: { until, minutes: request.minutes } };
    }
    case 'priceAdded': {
      const addSatang = readAddedPrice(job, request.amount);
      return { ...plan, addSatang, fields: { search_until: again }, details: { addSatang, until: again } };
    }
  }
}
