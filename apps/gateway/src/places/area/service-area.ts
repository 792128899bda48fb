import { readFileSync } from 'node:fs';
import type { LatLng } from '@songwai/core/basics/geo';
import { outlineAdditions } from './outline-additions.ts';
import { type Province, provinces } from './provinces.ts';
import { type Box, boxAround, createIsInRing, isInBox, metresToLine, type Ring } from './ring.ts';

/**
 * The outlines are accurate to some hundred metres, and piers extend into the water, so points this far outside are still served.
 */
const widenedMetres = 500;

interface ProvinceOutline {
  readonly province: Province;
  readonly ring: Ring;
  readonly contains: (point: LatLng) => boolean;
  readonly widenedBox: Box;
}

function outline(province: Province, ring: Ring): ProvinceOutline {
  return { province, ring, contains: createIsInRing(ring), widenedBox: boxAround(ring, widenedMetres) };
}

const outlineFile = new URL('province-outlines.data.json', import.meta.url);
const outlinesData: readonly { readonly code: string; readonly ring: Ring }[] = JSON.parse(readFileSync(outlineFile, 'utf8'));

const outlines: readonly ProvinceOutline[] = provinces.map((province) => {
  const found = outlinesData.find(({ code }) => code === province.code);
  if (found === undefined) throw new Error(`No outline of ${province.en} in province-outlines.data.json; extract it again.`);
  return outline(province, found.ring);
});

const served: readonly ProvinceOutline[] = outlines.flatMap(({ province, ring }) => [
  outline(province, ring),
  ...outlineAdditions.filter(({ code }) => code === province.code).map((addition) => outline(province, addition.ring)),
]);

/** The outlines by province, not widened, Bangkok first; a province may have several. */
export function listProvinceRings(): readonly { readonly province: Province; readonly ring: Ring }[] {
  return served;
}

/**
 * The province that a point lies in; in the strip of 500 m around the service area, the nearest one.
 *
 * @returns null outside the service area.
 */
export function provinceAt(point: LatLng): Province | null {
  const candidates = served.filter(({ widenedBox }) => isInBox(point, widenedBox));
  const containing = candidates.find(({ contains }) => contains(point));
  if (containing !== undefined) return containing.province;
  let nearest: Province | null = null;
  let nearestMetres = widenedMetres;
  for (const { province, ring } of candidates) {
    const metres = metresToLine(point, ring);
    if (metres > nearestMetres) continue;
    nearest = province;
    nearestMetres = metres;
  }
  return nearest;
}

/** Whether we collect and deliver at this point: the seven provinces, widened by 500 m (spec §2). */
export function isInServiceArea(point: LatLng): boolean {
  return provinceAt(point) !== null;
}
