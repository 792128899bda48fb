import { pathWithoutLanguage } from '@songwai/core/basics/language';

/** The page that the visitor wanted before signing in, in the sign-in page's address, so that a reload does not lose it. */
const parameter = 'from';

/** A page on the way to a session. */
export type EntryPath = '/login' | '/signup' | '/verify' | '/forgotpassword';

/** The address of such a page, which leads on to `wanted`; null: to the usual place. */
export const entryPath = (path: EntryPath, wanted: string | null): string =>
  wanted === null ? path : `${path}?${new URLSearchParams({ [parameter]: wanted })}`;

export const signInPath = (wanted: string): string => entryPath('/login', wanted);

/** Stands for this site where only what is relative to it counts. */
const site = 'https://songwai.invalid';

/**
 * Only paths of this site are allowed; others (`//evil.example`, `https:`) count as none. A language in the path is left out, as the
 * page that leads on adds that of the sign-in page.
 */
export const wantedPage = (search: string): string | null => {
  const wanted = new URLSearchParams(search).get(parameter) ?? '';
  // A browser leaves out tabs and line breaks, and reads `\` as `/`: it has to read the address, no pattern of ours.
  if (!wanted.startsWith('/') || !URL.canParse(wanted, site)) return null;
  const { origin, pathname, search: query, hash } = new URL(wanted, site);
  const path = pathWithoutLanguage(pathname);
  return origin === site && !path.startsWith('//') ? path + query + hash : null;
};

export const cameFrom = (search: string, fallback: string): string => wantedPage(search) ?? fallback;
