const districtName = /^(?:เขต|อำเภอ)\s*(.+)$|^(.+?)\s+District$/i;
const subdistrictName = /^(?:แขวง|ตำบล)\s*(.+)$|^(.+?)\s+Sub-?district$/i;

/** The first value whose name contains the word for this kind, without that word. */
function nameOfKind(values: readonly string[], kind: RegExp): string | undefined {
  for (const value of values) {
    const parts = kind.exec(value);
    if (parts !== null) return parts[1] ?? parts[2];
  }
  return undefined;
}

/**
 * Finds the district (เขต, อำเภอ) and the subdistrict (แขวง, ตำบล) among a geocoder's levels. The levels vary from place to place
 * in Thailand, but most names contain the word for their kind.
 */
export const readAdminLevels = (
  values: readonly string[],
): { readonly district: string | undefined; readonly subDistrict: string | undefined } => ({
  district: nameOfKind(values, districtName),
  subDistrict: nameOfKind(values, subdistrictName),
});

/** Whether a name contains the word for district. */
export const isDistrictName = (value: string): boolean => districtName.test(value);

/** Joins the known parts without repetition. */
export function joinKnown(parts: readonly (string | undefined)[], separator: string): string {
  return [...new Set(parts.filter((part) => part !== undefined && part !== ''))].join(separator);
}
