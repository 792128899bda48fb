import type { Transport } from '@songwai/core/gateway/transport-types';
import { searchPlaces } from '@songwai/core/places/calls';
import type { ListedPlace } from './trip-list.ts';

/** The stops of a pasted text: a line each, without the empty ones. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export interface FoundLines {
  readonly places: readonly ListedPlace[];
  /** Lines that mean no place that we know. */
  readonly missing: readonly string[];
}

/**
 * Looks up one line after the other.
 * @throws GatewayError where the gateway cannot be asked, and the signal's reason where it aborts
 */
export async function findLines(
  transport: Transport,
  lines: readonly string[],
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (done: number) => void },
): Promise<FoundLines> {
  const places: ListedPlace[] = [];
  const missing: string[] = [];
  for (const [index, query] of lines.entries()) {
    const near = places[0] ?? null;
    const [found] = await searchPlaces(transport, { query, near, signal });
    signal.throwIfAborted();
    if (found) places.push({ ...found, line: query });
    else missing.push(query);
    onProgress(index + 1);
  }
  return { places, missing };
}
