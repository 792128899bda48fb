/** One micrometre: compensates errors of binary fractions (4 legs of 4.6 km are 18.4 km) without adding to a real distance. */
const noiseMetres = 1e-6;

/**
 * Metres to hundredths of a kilometre, floored: the unit in which distances are shown and priced.
 * @throws RangeError for a length that is negative or not finite.
 */
export function floorToHundredthsKm(metres: number): number {
  if (!Number.isFinite(metres) || metres < 0) throw new RangeError(`A way cannot be ${metres} m long.`);
  return Math.floor((metres + noiseMetres) / 10);
}
