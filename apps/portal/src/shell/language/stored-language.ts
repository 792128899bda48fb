import type { Language } from '@songwai/core/basics/language';
import { isLanguage } from '@songwai/core/i18n/language';

/** A setting of this device (spec §3 "Settings stored locally"). */
export const languageKey = 'songwai.lang';

const readLanguage = (storage: Storage): Language | null => {
  const stored = storage.getItem(languageKey);
  return stored !== null && isLanguage(stored) ? stored : null;
};

/** What the site is opened with: its address, and what this device remembers. */
interface Opening {
  readonly pathname: string;
  /** The page's own storage. A function, because a page that is forbidden storage throws at the first touch. */
  readonly open: () => Storage;
}

/**
 * Where the front door leads: `/en` for a device that was last used in English. Any other address says its language itself, a prefix above all
 * (spec §2).
 */
export const frontDoor = ({ pathname, open }: Opening): string => {
  if (pathname !== '/') return pathname;
  try {
    return readLanguage(open()) === 'en' ? '/en' : '/';
  } catch {
    // Nothing is remembered where nothing may be stored.
    return '/';
  }
};
