const districtName = /^(?:เขต|อำเภอ)\s*(.+)$|^(.+?)\s+District$/i;
const subdistrictName = /^(?:แขวง|ตำบล)\s*(.+)$|^(.+?)\s+Sub-?district$/i;

/** The first value that says of itself to be of the kind, without the word that says so. */
function nameOfKind(values: readonly string[], kind: RegExp): string | undefined {
  for (const value of values) {
    const parts = kind.exec(value);
    if (parts !== null) return parts[1] ?? parts[2];
  }
  return undefined;
}

/**
 * Which of a geocoder's levels holds the district (เขต, อำเภอ) and which the subdistrict (แขวง, ตำบล) differs from place to place in
 * Thailand, but the names mostly say it themselves.
 */
export const readAdminLevels = (
  values: readonly string[],
): { readonly district: string | undefined; readonly subDistrict: string | undefined } => ({
  district: nameOfKind(values, districtName),
  subDistrict: nameOfKind(values, subdistrictName),
});

/** Whether a name says of itself to be a district's. */
export const isDistrictName = (value: string): boolean => districtName.test(value);

/** The parts that are known, each once. */
export function joinKnown(parts: readonly (string | undefined)[], separator: string): string {
  return [...new Set(parts.filter((part) => part !== undefined && part !== ''))].join(separator);
}
