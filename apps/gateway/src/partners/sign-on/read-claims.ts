import { isEmailShaped } from '@songwai/core/validation/fields/email-shape';
import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';
import { plainText } from '../../http/fields/free-text.ts';
import type { LocalText } from '../../http/language.ts';
import { claimTexts, refuseSignOn, signOnTexts } from './refuse-sign-on.ts';

/** A partner's validated claims about its user. */
export interface PartnerClaims {
  readonly subject: string;
  readonly name: string;
  /** In national form for a Thai number, else as the partner writes it. */
  readonly phone: string;
  readonly email: string | null;
  readonly tokenId: string;
  readonly expiresAt: Date;
}

const longestLifeSeconds = 300;
/** How far ahead the clock of the partner's server may be. */
const clockSkewSeconds = 30;

/** The audience that a token must have, if it names one (RFC 7519, 4.1.3). */
const ourAudience = 'songwai';

const wrong = (claim: string, what: LocalText) => refuseSignOn('malformed', signOnTexts.claim(claim, what));

function readText(payload: Readonly<Record<string, unknown>>, claim: string, longest: number): string {
  const value = payload[claim];
  const text = typeof value === 'string' ? value.trim() : '';
  // JSON text may contain NUL, which PostgreSQL refuses.
  if (text === '' || text.length > longest || text.includes('\0')) throw wrong(claim, claimTexts.text(longest));
  return text;
}

function readTime(payload: Readonly<Record<string, unknown>>, claim: string): number {
  const value = payload[claim];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 1e11) throw wrong(claim, claimTexts.time);
  return value;
}

function readEmail(payload: Readonly<Record<string, unknown>>): string | null {
  const value = payload['email'];
  if (value === undefined || value === null || value === '') return null;
  const email = readText(payload, 'email', 254);
  if (!isEmailShaped(email)) throw wrong('email', claimTexts.email);
  return email;
}

/** A token that names audiences is valid for those only. */
function requireAudience({ aud }: Readonly<Record<string, unknown>>): void {
  if (aud === undefined) return;
  const named: readonly unknown[] = Array.isArray(aud) ? aud : [aud];
  if (!named.includes(ourAudience)) throw refuseSignOn('wrong_audience', signOnTexts.audience(ourAudience));
}

/**
 * Reads the claims of a token whose signature was verified (decisions, partner sign-on).
 *
 * @throws {BusinessRefusal} 403 with `malformed`, `wrong_audience`, `too_long_lived`, `expired` or `not_yet_valid`.
 */
export function readClaims(
  payload: Readonly<Record<string, unknown>>,
  { partnerId, now }: { partnerId: string; now: Date },
): PartnerClaims {
  if (payload['iss'] !== partnerId) throw wrong('iss', claimTexts.issuer(partnerId));
  requireAudience(payload);
  const subject = readText(payload, 'sub', 120);
  const tokenId = readText(payload, 'jti', 120);
  const name = plainText(readText(payload, 'name', 120));
  if (name === '') throw wrong('name', claimTexts.text(120));
  const phone = readText(payload, 'phone', 30);
  if (!/^\+?[\d\s().-]{6,30}$/.test(phone)) throw wrong('phone', claimTexts.phone);
  const national = nationalPhone(phone);
  const email = readEmail(payload);
  const issuedAt = readTime(payload, 'iat');
  const expiresAt = readTime(payload, 'exp');
  const notBefore = payload['nbf'] === undefined ? undefined : readTime(payload, 'nbf');
  const nowSeconds = now.getTime() / 1000;
  if (issuedAt > nowSeconds + clockSkewSeconds) throw wrong('iat', claimTexts.future);
  if (expiresAt <= issuedAt) throw wrong('exp', claimTexts.order);
  if (expiresAt - issuedAt > longestLifeSeconds) throw refuseSignOn('too_long_lived', signOnTexts.tooLongLived);
  if (expiresAt <= nowSeconds) throw refuseSignOn('expired', signOnTexts.expired);
  if (notBefore !== undefined && notBefore > nowSeconds + clockSkewSeconds)
    throw refuseSignOn('not_yet_valid', signOnTexts.notYet);
  return { subject, name, phone: national.ok ? national.value : phone, email, tokenId, expiresAt: new Date(expiresAt * 1000) };
}
