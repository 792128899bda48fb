import { startTimer } from '@songwai/core/basics/start-timer';
import { wait } from '@songwai/core/basics/wait';
import { delayBetweenCallsMs } from '@songwai/core/gateway/sequence';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { searchPlaces } from '@songwai/core/places/calls';
import type { Place } from '@songwai/core/places/place';
import { meaningsOfName } from '@songwai/core/places/same-name';
import type { ListedPlace } from './trip-list.ts';

/** The stops of a pasted text: a line each, without the empty ones. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A line whose name several places have, far from one another. */
export interface UnclearLine {
  readonly line: string;
  readonly meanings: readonly Place[];
}

export interface FoundLines {
  readonly places: readonly ListedPlace[];
  /** Lines that somebody has to choose a place for. */
  readonly unclear: readonly UnclearLine[];
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
  const unclear: UnclearLine[] = [];
  const missing: string[] = [];
  for (const [index, query] of lines.entries()) {
    const near = places[0] ?? null;
    if (index > 0) await wait(startTimer, delayBetweenCallsMs);
    const meanings = meaningsOfName(await searchPlaces(transport, { query, near, signal }));
    signal.throwIfAborted();
    const [found] = meanings;
    if (found === undefined) missing.push(query);
    else if (meanings.length > 1) unclear.push({ line: query, meanings });
    else places.push({ ...found, line: query });
    onProgress(index + 1);
  }
  return { places, unclear, missing };
}
