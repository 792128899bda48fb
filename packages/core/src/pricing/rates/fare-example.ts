import type { Satang } from '../../basics/money.ts';
import { calculateFare, type Fare } from '../fares/fare.ts';
import { floorToHundredthsKm } from '../fares/hundredths-km.ts';
import { hundredthsPerBand } from '../fares/kilometres-per-band.ts';
import { type PublicRate, type RatedExtra, ruleOfExtra } from './public-rates.ts';

/** A way to explain a fare by. */
export interface ExampleWay {
  /** Road distance of each leg in km; one leg more than the second stop is one stop more to pay for. */
  readonly legKm: readonly number[];
  readonly extras: readonly RatedExtra[];
}

/** A part of the way with one rate. */
export interface FareSection {
  readonly km: number;
  /** Null: the base price, whatever its kilometres. */
  readonly perKmSatang: Satang | null;
  readonly satang: Satang;
}

/** A fare with the sections that its way is cut into, and the whole distance. */
export interface ExplainedFare extends Fare {
  readonly distanceKm: number;
  /** In travel order; the first is the base price's. */
  readonly sections: readonly FareSection[];
}

/** Prices a way by the rules of every order, and cuts it where the rate changes (decisions, "Prices"). */
export const explainFare = (rate: PublicRate, { legKm, extras }: ExampleWay): ExplainedFare => {
  const hundredths = floorToHundredthsKm(legKm.reduce((sum, km) => sum + km, 0) * 1000);
  const fare = calculateFare({
    rate,
    distanceHundredthsKm: hundredths,
    stopCount: legKm.length + 1,
    returnHundredthsKm: 0,
    extras: extras.map(ruleOfExtra),
    farePercent: rate.farePercent,
  });
  const includedKm = rate.bands[0].fromKm;
  const perBand = hundredthsPerBand(rate.bands, hundredths).map((part, index) => {
    const perKmSatang = rate.bands[index]?.perKmSatang ?? 0;
    return { km: part / 100, perKmSatang, satang: Math.floor((part * perKmSatang) / 100) };
  });
  return {
    ...fare,
    distanceKm: hundredths / 100,
    sections: [
      { km: Math.min(includedKm, hundredths / 100), perKmSatang: null, satang: rate.baseSatang },
      ...perBand.filter(({ km }) => km > 0),
    ],
  };
};
