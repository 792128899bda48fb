import type { Language } from '@songwai/core/basics/language';
import { isLanguage } from '@songwai/core/i18n/language';
import { localizedPath } from '../../routes/localized-path.ts';

/** A setting of this device (spec §3 "Settings stored locally"). */
export const languageKey = 'songwai.lang';

const readLanguage = (storage: Storage): Language | null => {
  const stored = storage.getItem(languageKey);
  return stored !== null && isLanguage(stored) ? stored : null;
};

/** The root, and where banks lead back to. */
const withoutLanguage = /^\/(?:$|paymentomise|wallet\/)/;

/** The entrance to the site: its address and the device's settings. */
interface Opening {
  readonly pathname: string;
  /** Returns the page's storage. A function, because a page without permission throws on access. */
  readonly open: () => Storage;
}

/**
 * Redirects the root to `/en` on a device that was last used in English, and so the way back from a bank, which knows no language. Every
 * other address has its language in itself, by its prefix (spec §2).
 */
export const frontDoor = ({ pathname, open }: Opening): string => {
  try {
    if (withoutLanguage.test(pathname)) return readLanguage(open()) === 'en' ? localizedPath('en', pathname) : pathname;
  } catch {
    // Without storage there is no remembered language.
  }
  return pathname;
};
