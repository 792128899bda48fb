import type { LatLng } from '../../basics/geo.ts';
import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** A location field: the typed text, and the point that the search found. */
export interface TypedLocation {
  readonly text: string;
  readonly point: LatLng | null;
}

/** Checks that the search found every location (spec §5). The problem names the first stop that lacks a point. */
export function locationsFilled<Location extends TypedLocation>(locations: readonly Location[]): RuleResult<readonly Location[]> {
  const open = locations.findIndex(({ point }) => point === null);
  if (open === -1) return ok(locations);
  const code = locations[open]?.text.trim() === '' ? 'locationsIncomplete' : 'locationNotSearched';
  return refuse(code, { stop: open + 1 });
}
