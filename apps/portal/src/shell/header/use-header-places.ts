import type { Language } from '@songwai/core/basics/language';
import { useFlow } from '@songwai/features/shared/use-flow';
import { localizedPath, splitLocalizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { useLanguage } from '../language/use-language.ts';
import { usePortal } from '../portal-context.tsx';
import { signInPath } from '../session/came-from.ts';

/** Targets of the header's menu on this page. */
export interface HeaderPlaces {
  /** Null on the order form itself. */
  readonly bookPath: string | null;
  readonly otherLanguage: Language;
  /** This page in the other language. */
  readonly otherLanguagePath: string;
  readonly settingsPath: string;
  /** Null if the visitor is signed in, may still turn out to be, or is signing in. */
  readonly signInPath: string | null;
}

/** Targets of the header's links on this page. */
export function useHeaderPlaces(): HeaderPlaces {
  const { session } = usePortal();
  const language = useLanguage();
  const { pathname, search } = useAddress();
  const status = useFlow(session.store, (state) => state.status);
  const { path } = splitLocalizedPath(pathname);
  const here = path + search;
  const otherLanguage = language === 'th' ? 'en' : 'th';
  const isSignInOffered = status !== 'signedIn' && status !== 'restoring' && path !== '/login';
  return {
    bookPath: path === '/neworder' ? null : localizedPath(language, '/neworder'),
    otherLanguage,
    settingsPath: localizedPath(language, '/settings'),
    otherLanguagePath: localizedPath(otherLanguage, here),
    signInPath: isSignInOffered ? localizedPath(language, signInPath(here)) : null,
  };
}
