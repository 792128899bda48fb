import { pathWithoutLanguage } from '../basics/language.ts';

/** What a shell does when the gateway calls the session invalid: ask to sign in over the page, or sign out and go to /login. */
export type InvalidSessionAnswer = 'loginPopup' | 'signOutAndLogin';

/** First segments of the pages that anybody may see (spec §2 "Public routes", §8); the empty one is the home page. */
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
  'home',
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
  'verify',
  'wallet',
]);

/** Codes that say the session is invalid: expired, unknown user, suspended, revoked (spec §8, decisions). */
export function isInvalidSessionCode(code: number): boolean {
  return Number.isInteger(code) && code >= 130 && code <= 133;
}

/** On public pages the login popup, so that nothing typed is lost and no tracking page redirects; elsewhere sign-out (spec §8, decisions). */
export function answerInvalidSession(path: string): InvalidSessionAnswer {
  const [firstSegment = ''] = pathWithoutLanguage(path).slice(1).split(/[/?#]/);
  return publicPages.has(firstSegment.toLowerCase()) ? 'loginPopup' : 'signOutAndLogin';
}
