import { describe, expect, it } from 'vitest';
import { explainFare } from './fare-example.ts';
import { chargedSatang, type PublicRate, type RatedExtra } from './public-rates.ts';

const car: PublicRate = {
  vehicleId: 2,
  baseSatang: 12_000,
  bands: [
    { fromKm: 3, perKmSatang: 1_100 },
    { fromKm: 15, perKmSatang: 950 },
  ],
  extraStopSatang: 4_000,
  farePercent: 100,
};
const cod: RatedExtra = {
  ...{ id: 1, name: { th: 'เก็บเงินปลายทาง', en: 'Cash on delivery' }, kind: 'fareShare', vehicleIds: [2] },
  ...{ feeSatang: 0, percent: 50, maxSatang: 20_000 },
};

describe('how a price comes about', () => {
  it('cuts the worked example where the rate changes, and its sections are its fare', () => {
    const example = explainFare(car, { legKm: [9.6, 8.8], extras: [cod] });
    expect(example.sections).toEqual([
      { km: 3, perKmSatang: null, satang: 12_000 },
      { km: 12, perKmSatang: 1_100, satang: 13_200 },
      { km: 3.4, perKmSatang: 950, satang: 3_230 },
    ]);
    expect(example).toMatchObject({
      distanceKm: 18.4,
      distanceFareSatang: 28_430,
      extraStopFeeSatang: 4_000,
      extras: [{ id: 1, feeSatang: 14_215 }],
      normalSatang: 46_645,
    });
  });

  it('leaves out bands that the way does not reach', () => {
    const { sections } = explainFare(car, { legKm: [2], extras: [] });
    expect(sections).toEqual([{ km: 2, perKmSatang: null, satang: 12_000 }]);
  });

  it('charges a part of each rate for the next day', () => {
    expect(chargedSatang(12_000, { ...car, farePercent: 80 })).toBe(9_600);
  });
});
