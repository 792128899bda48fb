/** One micrometre: hides what adding binary fractions loses (4 legs of 4.6 km are 18.4 km), and nothing that a road could be long. */
const noiseMetres = 1e-6;

/**
 * Metres as hundredths of a kilometre, floored: the unit in which distances are shown and priced.
 *
 * @throws RangeError for a length that is negative or not finite.
 */
export function floorToHundredthsKm(metres: number): number {
  if (!Number.isFinite(metres) || metres < 0) throw new RangeError(`A way cannot be ${metres} m long.`);
  return Math.floor((metres + noiseMetres) / 10);
}
