import { minuteMs } from '@songwai/core/basics/durations';
import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';

/** A driver stands at most so far from the pick-up to be offered a job. */
export const offerRadiusKm = 15;
/** A driver is offered a job for so long. */
export const offerSeconds = 30;
/** How long before the pick-up real drivers are asked. */
export const offerLeadMs = 45 * minuteMs;
/** A driver who let an offer pass may have been on the telephone: asked again after this long. */
export const askAgainMs = 2 * minuteMs;
/** A driver whose phone is silent for longer may be anywhere. */
export const freshPositionMs = 5 * minuteMs;
/** So many drivers are asked at once; the first gets the job. */
const askedAtOnce = 3;

/** A driver who could take a job. */
export interface Candidate extends LatLng {
  readonly id: number;
  readonly isFavorite: boolean;
}

/** Whom to ask now, the nearest first: as long as there are favourites to ask, or favourites that think it over, nobody else. */
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
