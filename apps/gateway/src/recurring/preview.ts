import { addMonths, bangkokDate, startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { findRuleDay, firstOpenDay, type IsoDay, isoDayOf, nextDay, ruleDays } from '@songwai/core/recurring/recurrence-days';
import type { previewRecurring } from '@songwai/core/recurring/recurring-contract';
import type { Session } from '../http/callers/session.ts';
import { scopeOf } from '../jobs/job-scope.ts';
import type { Clock } from '../platform/deps.ts';
import { type CheckDeps, checkRule, priceTrip } from './check-recurring.ts';
import { listSeenDates } from './dates-view.ts';
import type { Holidays } from './holidays.ts';
import { isLeftOut } from './next-day.ts';
import { findRecurrence } from './queries.ts';
import { toWireOccurrence } from './wire.ts';

/** As many as a phone shows without scrolling far. */
const shownDays = 8;
const endOfTime: IsoDay = '9999-12-31';

export interface PreviewDeps extends CheckDeps {
  readonly clock: Clock;
  readonly holidays: Holidays;
}

/** The next days of a recurring booking as it would be, and what a trip costs now. @throws {BusinessRefusal} 422 with the field at fault. */
export async function previewDays(deps: PreviewDeps, asked: RequestOf<typeof previewRecurring>, session: Session) {
  const { db, clock, holidays } = deps;
  const now = clock.now();
  const { changedId } = asked;
  const rule = checkRule(asked, { now, mayHaveBegun: changedId !== undefined });
  const changed = changedId && (await findRecurrence(db, { id: changedId, scope: scopeOf(session) }));
  const first = firstOpenDay(rule.pickUpTime, now);
  const said = changed ? await listSeenDates(db, { id: changed.id, from: first, until: endOfTime }) : [];
  const byDay = new Map(said.map((date) => [date.day, date]));

  const days: IsoDay[] = [];
  for (let day: IsoDay | null = first; day !== null && days.length < shownDays; ) {
    day = findRuleDay(rule, day, () => true);
    if (day !== null) {
      days.push(day);
      day = nextDay(day);
    }
  }
  const begin = addMonths(startOfBangkokMonth(now), 1);
  const ofMonth = ruleDays(rule, isoDayOf(begin), nextDay(isoDayOf(addMonths(begin, 1)), -1));
  const times = ofMonth.filter(
    (day) => byDay.get(day)?.state !== 'skipped' && !isLeftOut({ rule, holidays }, day, byDay.get(day)),
  ).length;

  const { fare, fareByVehicle, distanceHundredthsKm } = await priceTrip(deps, asked, session.userId);
  return {
    dates: days.map((day) => toWireOccurrence(day, { rule, said: byDay.get(day), holidays })),
    month: bangkokDate(begin).slice(3),
    times,
    price: bahtFromSatang(fare.normalSatang),
    distance: distanceHundredthsKm / 100,
    vehiclePrices: [...fareByVehicle].map(([vehicle, { normalSatang }]) => ({ vehicle, price: bahtFromSatang(normalSatang) })),
  };
}
