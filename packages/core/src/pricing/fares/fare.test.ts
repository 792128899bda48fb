import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateFare, expressPercent, type FareInput } from './fare.ts';
import { floorToHundredthsKm } from './hundredths-km.ts';
import { type ExtraRule, findVehicleRate, type RateCard, type VehicleRate } from './rate-card.ts';

const rateOf = (vehicleId: number, baht: readonly [number, number, number, number, number, number]): VehicleRate => ({
  vehicleId,
  baseSatang: baht[0] * 100,
  bands: [
    { fromKm: baht[1], perKmSatang: baht[2] * 100 },
    { fromKm: baht[3], perKmSatang: baht[4] * 100 },
  ],
  extraStopSatang: baht[5] * 100,
});
const all = [1, 2, 3, 4, 5, 6];
const cod: ExtraRule = { id: 1, kind: 'fareShare', percent: 50, maxSatang: 20_000, vehicleIds: all };
const cheque: ExtraRule = { id: 2, kind: 'fixed', feeSatang: 4_000, vehicleIds: all };
const withDocuments: ExtraRule = { id: 3, kind: 'returnLeg', percent: 50, vehicleIds: all };
const withMoney: ExtraRule = { id: 4, kind: 'returnLeg', percent: 50, vehicleIds: all };
const advance: ExtraRule = { id: 5, kind: 'fixed', feeSatang: 3_000, vehicleIds: all };
const card: RateCard = {
  vehicles: [
    rateOf(1, [48, 1, 8.5, 10, 7.5, 30]),
    rateOf(2, [120, 3, 11, 15, 9.5, 40]),
    rateOf(3, [260, 5, 15, 20, 13, 40]),
    rateOf(4, [420, 5, 18, 20, 16, 40]),
    rateOf(5, [390, 5, 17, 20, 15, 40]),
    rateOf(6, [650, 5, 22, 20, 20, 40]),
  ],
  extras: [cod, cheque, withDocuments, withMoney, advance],
};

interface Asked {
  vehicleId: number;
  km: number;
  stopCount?: number;
  returnKm?: number;
  extras?: readonly ExtraRule[];
  farePercent?: number;
}

const order = (asked: Asked): FareInput => {
  const rate = findVehicleRate(card, asked.vehicleId);
  if (rate === undefined) throw new Error(`no vehicle ${asked.vehicleId}`);
  return {
    rate,
    distanceHundredthsKm: floorToHundredthsKm(asked.km * 1000),
    stopCount: asked.stopCount ?? 2,
    returnHundredthsKm: floorToHundredthsKm((asked.returnKm ?? 0) * 1000),
    extras: asked.extras ?? [],
    farePercent: asked.farePercent ?? expressPercent,
  };
};

describe('the worked examples of the rate card', () => {
  it('prices a motorcycle over 5.00 km at 82 baht', () => {
    expect(calculateFare(order({ vehicleId: 1, km: 5 })).normalSatang).toBe(8_200);
  });

  it('prices a car with three stops over 18.40 km and cash on delivery at 466.45 baht', () => {
    expect(calculateFare(order({ vehicleId: 2, km: 18.4, stopCount: 3, extras: [cod] }))).toEqual({
      distanceFareSatang: 28_430,
      extraStops: 1,
      extraStopFeeSatang: 4_000,
      extras: [{ id: 1, feeSatang: 14_215 }],
      normalSatang: 46_645,
    });
  });

  it('prices a motorcycle over 12.00 km with a return for documents at 190.50 baht', () => {
    const fare = calculateFare(order({ vehicleId: 1, km: 12, returnKm: 12, extras: [withDocuments] }));
    expect(fare.distanceFareSatang).toBe(13_950);
    expect(fare.extras).toEqual([{ id: 3, feeSatang: 5_100 }]);
    expect(fare.normalSatang).toBe(19_050);
  });
});

describe('the bands', () => {
  it.each([
    [1, 0, 4_800],
    [1, 1, 4_800],
    [1, 1.01, 4_808],
    [1, 10, 12_450],
    [1, 11, 13_200],
    [2, 3, 12_000],
    [2, 15, 25_200],
    [2, 16, 26_150],
    [3, 20, 48_500],
    [3, 21, 49_800],
    [4, 20, 69_000],
    [4, 21, 70_600],
    [5, 20, 64_500],
    [5, 21, 66_000],
    [6, 20, 98_000],
    [6, 21, 100_000],
  ])('vehicle %i over %f km costs %i satang', (vehicleId, km, satang) => {
    expect(calculateFare(order({ vehicleId, km })).normalSatang).toBe(satang);
  });

  it('asks 80 % of the distance fare for the next day, and the full price for stops and fixed extras', () => {
    const fare = calculateFare(order({ vehicleId: 1, km: 5, stopCount: 3, extras: [cheque], farePercent: 80 }));
    expect(fare).toMatchObject({ distanceFareSatang: 6_560, extraStopFeeSatang: 3_000, normalSatang: 6_560 + 3_000 + 4_000 });
  });
});

describe('extras', () => {
  it('caps cash on delivery at 200 baht', () => {
    expect(calculateFare(order({ vehicleId: 6, km: 40, extras: [cod] })).extras).toEqual([{ id: 1, feeSatang: 20_000 }]);
  });

  it('charges the way back once when documents and money both come back', () => {
    const both = calculateFare(order({ vehicleId: 1, km: 12, returnKm: 12, extras: [withMoney, withDocuments] }));
    expect(both.extras).toEqual([
      { id: 3, feeSatang: 5_100 },
      { id: 4, feeSatang: 0 },
    ]);
    expect(both.normalSatang).toBe(19_050);
  });

  it('refuses a distance that is no distance', () => {
    expect(() => calculateFare({ ...order({ vehicleId: 1, km: 1 }), distanceHundredthsKm: -1 })).toThrow(RangeError);
    expect(() => calculateFare({ ...order({ vehicleId: 1, km: 1 }), distanceHundredthsKm: 1.5 })).toThrow(RangeError);
    expect(() => floorToHundredthsKm(Number.NaN)).toThrow(RangeError);
  });
});

const anyOrder = fc
  .record({
    vehicleId: fc.constantFrom(...all),
    hundredths: fc.integer({ min: 0, max: 60_000 }),
    back: fc.integer({ min: 0, max: 60_000 }),
    stopCount: fc.integer({ min: 2, max: 10 }),
    extras: fc.subarray([...card.extras]),
    farePercent: fc.constantFrom(80, 100),
  })
  .map(({ hundredths, back, ...asked }) => ({
    ...order({ ...asked, km: 0 }),
    distanceHundredthsKm: hundredths,
    returnHundredthsKm: back,
  }));

/** An independent implementation of the rule in integers of 1/10^6 satang. */
const referenceNormal = (input: FareInput): bigint => {
  const unit = 1_000_000n;
  const distance = BigInt(input.distanceHundredthsKm);
  let fare = BigInt(input.rate.baseSatang) * unit;
  const [first, later] = input.rate.bands;
  const turn = BigInt(later?.fromKm ?? 0) * 100n;
  const [start, firstRate, laterRate] = [first.fromKm * 100, first.perKmSatang, later?.perKmSatang ?? 0].map(BigInt);
  if (start === undefined || firstRate === undefined || laterRate === undefined) throw new Error('a rate has two bands');
  if (distance > start) fare += (((distance < turn ? distance : turn) - start) * firstRate * unit) / 100n;
  if (distance > turn) fare += ((distance - turn) * laterRate * unit) / 100n;
  fare = (fare * BigInt(input.farePercent)) / 100n;
  let sum = fare + BigInt(Math.max(0, input.stopCount - 2) * input.rate.extraStopSatang) * unit;
  if (input.extras.includes(cod)) sum += fare / 2n > 20_000n * unit ? 20_000n * unit : fare / 2n;
  if (input.extras.includes(cheque)) sum += 4_000n * unit;
  if (input.extras.includes(advance)) sum += 3_000n * unit;
  if (input.extras.includes(withDocuments) || input.extras.includes(withMoney))
    sum += (BigInt(input.returnHundredthsKm) * BigInt(first.perKmSatang) * unit) / 200n;
  return sum / unit;
};

describe('for every order', () => {
  it('agrees with a reference that never leaves whole numbers', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        expect(BigInt(calculateFare(input).normalSatang)).toBe(referenceNormal(input));
      }),
      { numRuns: 2_000 },
    );
  });

  it('never costs less when the way is longer', () => {
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 0, max: 5_000 }), (input, more) => {
        const longer = calculateFare({ ...input, distanceHundredthsKm: input.distanceHundredthsKm + more });
        expect(longer.normalSatang).toBeGreaterThanOrEqual(calculateFare(input).normalSatang);
      }),
    );
  });

  it('shows lines of whole satang, none negative, that add up to the price', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const fare = calculateFare(input);
        const lines = [fare.distanceFareSatang, fare.extraStopFeeSatang, ...fare.extras.map(({ feeSatang }) => feeSatang)];
        for (const line of lines) expect(Number.isSafeInteger(line) && line >= 0).toBe(true);
        expect(lines.reduce((sum, line) => sum + line, 0)).toBe(fare.normalSatang);
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not care in which order the extras were ticked', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        expect(calculateFare({ ...input, extras: input.extras.toReversed() })).toEqual(calculateFare(input));
      }),
    );
  });
});
