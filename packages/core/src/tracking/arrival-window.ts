import { minutesOfDay, timeOfMinutes } from './minutes-of-day.ts';

/** A time of day from which, and until which, somebody is expected; `HH:MM` in Bangkok. */
export interface ArrivalWindow {
  readonly from: string;
  readonly to: string;
}

/** The nearer, the surer: a quarter of the way still ahead, in whole steps. */
const shareAhead = 0.25;
const stepMinutes = 5;
/** Where it is not known how far the driver is. */
const unknownSpread = 15;
/** From here on the minutes themselves say more. */
const nearMinutes = 10;

/**
 * When a driver is expected at a stop, for somebody who waits there (spec §2 "Public tracking"): around the estimate, wider the
 * further ahead it is. Null once the driver is near, or where the time is none.
 *
 * @param minutesAhead how long until the estimate; null if unknown.
 */
export function arrivalWindow(etaTime: string, minutesAhead: number | null): ArrivalWindow | null {
  const eta = minutesOfDay(etaTime);
  if (eta === null || (minutesAhead !== null && minutesAhead <= nearMinutes)) return null;
  const spread = minutesAhead === null ? unknownSpread : Math.ceil((minutesAhead * shareAhead) / stepMinutes) * stepMinutes;
  const down = Math.floor((eta - spread) / stepMinutes) * stepMinutes;
  const from = minutesAhead === null ? down : Math.max(down, eta - minutesAhead);
  const to = Math.ceil((eta + spread) / stepMinutes) * stepMinutes;
  return { from: timeOfMinutes(from), to: timeOfMinutes(to) };
}
