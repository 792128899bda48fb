import type { IndexedPlace } from '../search-index.ts';
import { type CountEdits, createEditCounter } from './edit-distance.ts';

const longestQuery = 40;
/** In shorter words one wrong letter makes another word. */
const shortestMisspelt = 4;

function mostEdits(length: number): number {
  if (length < shortestMisspelt) return 0;
  if (length < 10) return 1;
  return length < 18 ? 2 : 3;
}

/**
 * Builds the function that counts the letters by which a text differs from the beginning of a name or of one of its words; null
 * where too many.
 */
export function createMisspellings(): (indexed: IndexedPlace, query: string) => number | null {
  const countEdits: CountEdits = createEditCounter(longestQuery);
  return ({ written, sounding }, whole) => {
    const query = whole.slice(0, longestQuery);
    const most = mostEdits(query.length);
    if (most === 0) return null;
    let best = Number.POSITIVE_INFINITY;
    for (const { text, starts } of [...written, ...sounding]) {
      for (const start of starts) {
        if (text.length - start < query.length - most) continue;
        const edits = countEdits(query, text.slice(start, start + longestQuery), most);
        if (edits <= most) best = Math.min(best, edits + (start === 0 ? 0 : 0.5));
      }
    }
    return Number.isFinite(best) ? best : null;
  };
}
