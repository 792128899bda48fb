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
 * Ends one of two live secrets. Undefined where only one lives: there is nothing left to do, also for who asks again because the answer was
 * lost.
 */
export function dropSecret({ secret, previous_secret }: Secrets, which: SecretChoice): Secrets | undefined {
  if (previous_secret === null) return undefined;
  return { secret: which === 'old' ? secret : previous_secret, previous_secret: null };
}

/**
 * Puts a new secret beside the present one. A second turn waits until the old one was dropped: a button pressed twice must not end the secret
 * that is in use.
 *
 * @throws {BusinessRefusal} 409 while two live already.
 */
export function rotateSecret(row: Secrets, random: Random): Secrets {
  if (row.previous_secret !== null) throw new BusinessRefusal({ code: 409, text: partnerAdminTexts.twoSecrets });
  return { secret: makeSecret(random), previous_secret: row.secret };
}
