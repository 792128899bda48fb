import type { SecretChoice } from '@songwai/core/partners/partner';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Random } from '../platform/deps.ts';
import { partnerAdminTexts } from './admin/partner-admin-texts.ts';

/** 256 random bits as text. */
export const makeSecret = (random: Random): string => random.bytes(32).toString('base64url');

interface Secrets {
  readonly secret: string;
  readonly previous_secret: string | null;
}

/**
 * Invalidates one of two valid secrets. Undefined where only one is valid: nothing is left to do, so a repeated call succeeds
 * too.
 */
export function dropSecret({ secret, previous_secret }: Secrets, which: SecretChoice): Secrets | undefined {
  if (previous_secret === null) return undefined;
  return { secret: which === 'old' ? secret : previous_secret, previous_secret: null };
}

/**
 * Makes a new secret valid beside the present one. The next rotation requires that the old one was dropped, so that a double
 * click cannot invalidate the secret in use.
 *
 * @throws {BusinessRefusal} 409 while two are valid already.
 */
export function rotateSecret(row: Secrets, random: Random): Secrets {
  if (row.previous_secret !== null) throw new BusinessRefusal({ code: 409, text: partnerAdminTexts.twoSecrets });
  return { secret: makeSecret(random), previous_secret: row.secret };
}
