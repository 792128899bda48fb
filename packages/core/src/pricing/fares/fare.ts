import type { Satang } from '../../basics/money.ts';
import { hundredthsPerBand } from './kilometres-per-band.ts';
import type { ExtraRule, VehicleRate } from './rate-card.ts';

/**
 * Fares are calculated in millionths of a satang, so that hundredths of a kilometre, a percentage and a percentage of that stay
 * integers, and only the sum is floored. A fare of 10,000 km is still below 2^53.
 */
const microPerSatang = 1_000_000;
/** 1 satang per km over a hundredth of a km, in micro-satang. */
const microPerHundredthKm = microPerSatang / 100;

/** Percentage of the distance fare for an express delivery. */
export const expressPercent = 100;

/** The facts of an order that its price depends on. */
export interface FareInput {
  readonly rate: VehicleRate;
  /** Road distance over the stops in order without the return point, in hundredths of a kilometre (floored). */
  readonly distanceHundredthsKm: number;
  /** Stops without the return point. */
  readonly stopCount: number;
  /** Distance from the last stop back, in hundredths of a kilometre; counts only with an extra of kind `returnLeg`. */
  readonly returnHundredthsKm: number;
  readonly extras: readonly ExtraRule[];
  /** Whole percent of the distance fare: 100 for express, 80 for next day. */
  readonly farePercent: number;
}

/** The lines of a normal price. */
export interface PriceLines {
  readonly distanceFareSatang: Satang;
  readonly extraStops: number;
  readonly extraStopFeeSatang: Satang;
  readonly extras: readonly { readonly id: number; readonly feeSatang: Satang }[];
}

/** The normal price with its lines, which add up to `normalSatang`. */
export interface Fare extends PriceLines {
  readonly normalSatang: Satang;
}

/** Base price plus the kilometres in each band, in micro-satang. */
function countDistanceFare(rate: VehicleRate, hundredthsKm: number): number {
  const perBand = hundredthsPerBand(rate.bands, hundredthsKm).map(
    (hundredths, index) => hundredths * (rate.bands[index]?.perKmSatang ?? 0) * microPerHundredthKm,
  );
  return perBand.reduce((sum, micro) => sum + micro, rate.baseSatang * microPerSatang);
}

/** `part` percent of an amount in micro-satang; exact for every amount that a rate card can produce. */
const percentOf = (micro: number, part: number): number => (micro * part) / 100;

const floorToSatang = (micro: number): Satang => (micro - (micro % microPerSatang)) / microPerSatang;

function countExtra(extra: ExtraRule, input: FareInput, distanceFare: number): number {
  switch (extra.kind) {
    case 'fixed':
      return extra.feeSatang * microPerSatang;
    case 'fareShare':
      return Math.min(percentOf(distanceFare, extra.percent), extra.maxSatang * microPerSatang);
    case 'returnLeg':
      return percentOf(input.returnHundredthsKm * input.rate.bands[0].perKmSatang * microPerHundredthKm, extra.percent);
  }
}

/** Prices the extras in order of their ids; only the first `returnLeg` extra is charged for the way back. */
function countExtras(input: FareInput, distanceFare: number): readonly { readonly id: number; readonly micro: number }[] {
  const sorted = input.extras.toSorted((a, b) => a.id - b.id);
  const payer = sorted.find((extra) => extra.kind === 'returnLeg');
  return sorted.map((extra) => ({
    id: extra.id,
    micro: extra.kind === 'returnLeg' && extra !== payer ? 0 : countExtra(extra, input, distanceFare),
  }));
}

/**
 * The normal price of an order: distance fare, extra stops and extras, summed exactly and floored to the satang once (decisions,
 * "Prices"). Satang that flooring each line would lose go to the extras with the largest remainder, so that the lines add up.
 * @throws RangeError for a distance or count that is negative or not whole.
 */
export function calculateFare(input: FareInput): Fare {
  for (const whole of [input.distanceHundredthsKm, input.returnHundredthsKm, input.stopCount])
    if (!Number.isSafeInteger(whole) || whole < 0) throw new RangeError(`A fare needs whole numbers from 0 up, not ${whole}.`);

  const distanceFare = percentOf(countDistanceFare(input.rate, input.distanceHundredthsKm), input.farePercent);
  const extraStops = Math.max(0, input.stopCount - 2);
  const extraStopFeeSatang = extraStops * input.rate.extraStopSatang;
  const distanceFareSatang = floorToSatang(distanceFare);
  // Most orders, and asked for each vehicle of each estimate.
  if (input.extras.length === 0)
    return {
      distanceFareSatang,
      extraStops,
      extraStopFeeSatang,
      extras: [],
      normalSatang: distanceFareSatang + extraStopFeeSatang,
    };

  const extras = countExtras(input, distanceFare);
  const exact = distanceFare + extras.reduce((sum, { micro }) => sum + micro, 0);
  const normalSatang = floorToSatang(exact) + extraStopFeeSatang;
  const floored = extras.map(({ id, micro }) => ({ id, feeSatang: floorToSatang(micro), lost: micro % microPerSatang }));
  const shown = distanceFareSatang + extraStopFeeSatang + floored.reduce((sum, { feeSatang }) => sum + feeSatang, 0);
  const roundedUp = new Set(
    floored
      .toSorted((a, b) => b.lost - a.lost || a.id - b.id)
      .slice(0, normalSatang - shown)
      .map(({ id }) => id),
  );
  return {
    distanceFareSatang,
    extraStops,
    extraStopFeeSatang,
    extras: floored.map(({ id, feeSatang }) => ({ id, feeSatang: feeSatang + (roundedUp.has(id) ? 1 : 0) })),
    normalSatang,
  };
}
