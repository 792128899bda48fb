import { minuteMs } from '@songwai/core/basics/durations';
import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';

/** Largest distance between driver and pick-up for an offer. */
export const offerRadiusKm = 15;
/** How long an offer is open. */
export const offerSeconds = 30;
/** How long before the pick-up real drivers are offered a job. */
export const offerLeadMs = 45 * minuteMs;
/** When a driver who did not answer an offer is asked again; the driver may have been on the telephone. */
export const askAgainMs = 2 * minuteMs;
/** A driver's last position is not used where it is older than this. */
export const freshPositionMs = 5 * minuteMs;
/** The number of drivers who are asked at once; the first to accept gets the job. */
const askedAtOnce = 3;

/** A driver who could take a job. */
export interface Candidate extends LatLng {
  readonly id: number;
  readonly isFavorite: boolean;
}

/** The drivers to ask now, the nearest first: only favourites while any can be asked or has an open offer. */
export function chooseAsked(
  candidates: readonly Candidate[],
  { pickUp, asked }: { readonly pickUp: LatLng; readonly asked: { readonly all: number; readonly favorites: number } },
): readonly number[] {
  const near = candidates
    .map((driver) => ({ driver, km: greatCircleKm(driver, pickUp) }))
    .filter(({ km }) => km <= offerRadiusKm)
    .toSorted((a, b) => a.km - b.km || a.driver.id - b.driver.id)
    .map(({ driver }) => driver);
  const favorites = near.filter(({ isFavorite }) => isFavorite);
  const next = favorites.length > 0 || asked.favorites > 0 ? favorites : near;
  return next.slice(0, Math.max(0, askedAtOnce - asked.all)).map(({ id }) => id);
}
