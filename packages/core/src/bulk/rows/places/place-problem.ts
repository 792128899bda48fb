import type { PasteDoubt } from '../../../places/paste/paste-doubt.ts';
import type { Place } from '../../../places/place.ts';
import type { RowLookup, RowProblem } from '../delivery-row.ts';

const stopping: Readonly<Record<Exclude<PasteDoubt, 'nearby' | 'severalPlaces'>, RowProblem>> = {
  onlyArea: { code: 'addressArea' },
  notFound: { code: 'addressNotFound' },
  contradiction: { code: 'addressContradiction' },
  mapLink: { code: 'addressLink' },
  outside: { code: 'addressOutside' },
};

/** Why the answer names no place to drive to; null where it does, or where there is no answer yet. */
export function placeProblem({ status, places, doubt, elsewhere, chosen }: RowLookup): RowProblem | null {
  if (chosen || (status !== 'found' && places.length === 0 && doubt === null)) return null;
  if (doubt === 'severalPlaces') return { code: 'addressSeveral', count: places.length };
  if (doubt === 'outside' && elsewhere) return { code: 'addressElsewhere', name: elsewhere };
  if (doubt !== null && doubt !== 'nearby') return stopping[doubt];
  return places.length === 0 ? { code: 'addressNotFound' } : null;
}

/** The place of an answer without a stopping doubt. */
export function settledPlace(lookup: RowLookup): Place | null {
  if (lookup.chosen) return lookup.chosen;
  return placeProblem(lookup) === null ? (lookup.places[0] ?? null) : null;
}
