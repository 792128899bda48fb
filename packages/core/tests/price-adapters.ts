import { bahtFromSatang, satangFromBaht } from '../src/basics/money.ts';
import type { VehicleKind } from '../src/pricing/catalog.ts';
import { calculateFare, expressPercent, type FareInput } from '../src/pricing/fares/fare.ts';
import { calculateNet, type PromoDiscount } from '../src/pricing/fares/net-price.ts';
import { hasPromoUsesLeft } from '../src/pricing/fares/promo-uses.ts';
import type { ExtraRule } from '../src/pricing/fares/rate-card.ts';

// Rate card and promotions are a deployment's data; these are the specification's.
const cashOnDelivery: ExtraRule = { id: 1, kind: 'fareShare', percent: 50, maxSatang: 20_000, vehicleIds: [1] };
const returnTrip: ExtraRule = { id: 3, kind: 'returnLeg', percent: 50, vehicleIds: [1] };
const promos: Readonly<Record<'CHON50' | 'WELCOME50', { discount: PromoDiscount; usesPerUser: number | null }>> = {
  CHON50: { discount: { kind: 'percent', percent: 50, maxSatang: 5_000 }, usesPerUser: null },
  WELCOME50: { discount: { kind: 'amount', amountSatang: 5_000 }, usesPerUser: 2 },
};

/** An order whose price is only its base. */
const order = (base: number, change: Partial<FareInput>): FareInput => ({
  rate: { vehicleId: 1, baseSatang: satangFromBaht(base), bands: [{ fromKm: 1, perKmSatang: 0 }], extraStopSatang: 0 },
  distanceHundredthsKm: 0,
  stopCount: 2,
  returnHundredthsKm: 0,
  extras: [],
  farePercent: expressPercent,
  ...change,
});

const feeOfExtra = (input: FareInput): number => bahtFromSatang(calculateFare(input).extras[0]?.feeSatang ?? Number.NaN);

/** Fee of cash on delivery for a distance fare, in baht. */
export const codFee = (distanceFare: number): number => feeOfExtra(order(distanceFare, { extras: [cashOnDelivery] }));

/** Fee of a way back whose full price is `legFare`, in baht: one kilometre at that rate. */
export function returnLegFee(legFare: number): number {
  const { rate } = order(0, {});
  const bands = [{ fromKm: 1, perKmSatang: satangFromBaht(legFare) }] as const;
  return feeOfExtra(order(0, { rate: { ...rate, bands }, returnHundredthsKm: 100, extras: [returnTrip] }));
}

/** Fee of the stops beyond the second, in baht. */
export function extraPointFee(extraStops: number, vehicle: VehicleKind): number {
  const { rate } = order(0, {});
  const extraStopSatang = vehicle === 'motorcycle' ? 3_000 : 4_000;
  const fare = calculateFare(order(0, { rate: { ...rate, extraStopSatang }, stopCount: 2 + extraStops }));
  return bahtFromSatang(fare.extraStopFeeSatang);
}

/** Discount and remaining price with a promotion, in baht. */
export function promoPrice(code: keyof typeof promos, base: number, usesSoFar: number): { discount: number; net: number } {
  const { discount, usesPerUser } = promos[code];
  const promo = hasPromoUsesLeft(usesPerUser, usesSoFar) ? discount : null;
  const price = calculateNet(satangFromBaht(base), { promo, creditSatang: 0 });
  return { discount: bahtFromSatang(price.discountSatang), net: bahtFromSatang(price.netSatang) };
}
