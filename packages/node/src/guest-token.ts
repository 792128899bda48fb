import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';

/** A guest of the partner. */
export interface Guest {
  /** The partner's own id of the guest; never one that another guest had before. */
  readonly id: string;
  /** The driver's contact. */
  readonly name: string;
  /** Thai number of ten digits, for the driver. */
  readonly phone: string;
  readonly email?: string;
}

interface Signing {
  readonly partnerId: string;
  readonly secret: string;
  readonly now: Date;
}

/** As long as the gateway accepts at most. */
const lifetimeSeconds = 300;

/** Signs a guest on: HS256, five minutes, used once, for Songwai only. */
export const signGuestToken = ({ id, ...claims }: Guest, { partnerId, secret, now }: Signing): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(partnerId)
    .setAudience('songwai')
    .setSubject(id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .setJti(randomUUID())
    .sign(new TextEncoder().encode(secret));
};
