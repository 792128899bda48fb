import { error, type Judgement, ok, warning } from './judgement.ts';

/** Of a JWT, not verified: only the gateway can. Null for a text that is none. */
const claimsOf = (token: string): { readonly iat?: number; readonly exp?: number; readonly sub?: string } | null => {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
  } catch {
    return null;
  }
};

const longestSeconds = 300;

/** Judges the form of a guest's token. @param token null or empty: there is none @param now milliseconds since 1970 */
export const judgeToken = (token: string | null, now: number): Judgement => {
  if (!token) return warning('No token: guests see prices, and book only if you let visitors book. Set "token" or getToken.');
  const claims = claimsOf(token);
  if (!claims) return error('The token is no JWT.');
  const { iat = 0, exp = 0, sub } = claims;
  if (!sub) return error('The token has no "sub": your own id of the guest.');
  if (exp - iat > longestSeconds)
    return error('The token is valid for more than five minutes: "exp" has to be at most 300 seconds after "iat".');
  if (exp * 1000 < now)
    return warning(
      'The token has expired. If the guest signed on before, that is as it should be; else sign it when the page is requested.',
    );
  return ok('The token has the right form.');
};
