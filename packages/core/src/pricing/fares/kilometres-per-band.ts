import type { PriceBand } from './rate-card.ts';

/** How much of a distance lies in each band, in hundredths of a kilometre; what lies before the first is in the base price. */
export const hundredthsPerBand = (bands: readonly PriceBand[], hundredthsKm: number): readonly number[] =>
  bands.map(({ fromKm }, index) => {
    const bandEnd = (bands[index + 1]?.fromKm ?? Number.POSITIVE_INFINITY) * 100;
    return Math.max(0, Math.min(hundredthsKm, bandEnd) - fromKm * 100);
  });
