import type { LatLng } from '../../basics/geo.ts';
import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** A stop as this rule sees it: what was typed, and the point that the search found for it. */
export interface TypedLocation {
  readonly text: string;
  readonly point: LatLng | null;
}

/** Every location filled in, and found by the search rather than only typed (spec §5). The problem names the first stop that is not. */
export function locationsFilled<Location extends TypedLocation>(locations: readonly Location[]): RuleResult<readonly Location[]> {
  const open = locations.findIndex(({ point }) => point === null);
  if (open === -1) return ok(locations);
  const code = locations[open]?.text.trim() === '' ? 'locationsIncomplete' : 'locationNotSearched';
  return refuse(code, { stop: open + 1 });
}
