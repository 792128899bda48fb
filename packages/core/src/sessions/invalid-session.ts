import { pathWithoutLanguage } from '../basics/language.ts';

/** A shell's reaction to an invalid session: a login popup over the page, or sign-out and /login. */
export type InvalidSessionAnswer = 'loginPopup' | 'signOutAndLogin';

/** First path segments of public pages (spec §2 "Public routes", §8); the empty one is the home page. */
const publicPages: ReadonlySet<string> = new Set([
  '',
  'about',
  'business',
  'c',
  'cn',
  'cookie-policy',
  'createjob',
  'driver-processor-agreement',
  'droppoint',
  'error',
  'faq',
  'findlocation',
  'forgotpassword',
  'fullday',
  'home',
  'invitation',
  'login',
  'neworder',
  'news',
  'order',
  'paymentomise',
  'price-check',
  'pricing',
  'privacy',
  'privacy-policy',
  'promotions',
  'rating',
  'routeoptimize',
  'signon',
  'signup',
  'signuprefer',
  't',
  'termandconditions',
  'terms',
  'termsandconditions',
  'unsubscribe',
  'verify',
]);

/** Codes of an invalid session: expired, unknown user, suspended, revoked (spec §8, decisions). */
export function isInvalidSessionCode(code: number): boolean {
  return Number.isInteger(code) && code >= 130 && code <= 133;
}

/**
 * Login popup on public pages, so that no input is lost and no tracking page redirects; sign-out elsewhere (spec §8, decisions).
 */
export function answerInvalidSession(path: string): InvalidSessionAnswer {
  const [firstSegment = ''] = pathWithoutLanguage(path).slice(1).split(/[/?#]/);
  return publicPages.has(firstSegment.toLowerCase()) ? 'loginPopup' : 'signOutAndLogin';
}
