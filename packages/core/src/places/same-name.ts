import { greatCircleKm } from '../basics/geo.ts';
import type { Place } from './place.ts';

/** Places this far apart are two meanings of a name, not two entrances of one place. */
const apartKm = 0.5;

const asRead = (name: string): string => name.toLowerCase().replace(/[\s.,()/-]+/gu, '');

/**
 * Places that a name may mean besides the first one found: they read alike and lie apart. Whoever looks a text up for somebody asks between them,
 * and never chooses silently.
 * @param found in the order of the search
 * @returns all meanings, the first one found among them; one, or none where nothing was found
 */
export function meaningsOfName(found: readonly Place[]): readonly Place[] {
  const [first, ...others] = found;
  if (first === undefined) return [];
  const meanings = [first];
  for (const place of others) {
    const isAlike = asRead(place.name) === asRead(first.name);
    if (isAlike && meanings.every((known) => greatCircleKm(known, place) > apartKm)) meanings.push(place);
  }
  return meanings;
}
