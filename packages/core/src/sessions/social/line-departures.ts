import type { Language } from '../../basics/language.ts';
import { type ExpiringStorage, privatePrefix } from '../../basics/storage/private-storage.ts';

/** What a page keeps while its visitor is at LINE. */
export interface LineDeparture {
  readonly ticket: string;
  /** The page that the visitor wanted; null: none. */
  readonly wanted: string | null;
  /** LINE returns to one address, which is Thai. */
  readonly language: Language;
}

/** As long as the gateway accepts a ticket. */
const maxAgeMs = 15 * 60 * 1000;

const keyOf = (state: string) => `${privatePrefix}line.${state}`;

/**
 * Visitors on their way to LINE and back, by the state in the address that LINE returns to: two tabs do not disturb each other, and
 * an address that somebody else began opens nothing here.
 */
export const createLineDepartures = (storage: ExpiringStorage) => ({
  save: (state: string, departure: LineDeparture): Promise<void> =>
    storage.set(keyOf(state), JSON.stringify(departure), maxAgeMs),
  /** Works once. @returns null for a state that was not begun in this browser, or too long ago. */
  take: async (state: string): Promise<LineDeparture | null> => {
    const stored = await storage.get(keyOf(state));
    if (stored === null) return null;
    await storage.remove(keyOf(state));
    return JSON.parse(stored) as LineDeparture;
  },
});
