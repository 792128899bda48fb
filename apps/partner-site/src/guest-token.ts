import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
}

interface Signing {
  readonly partnerId: string;
  readonly secret: string;
  readonly now: Date;
}

const lifetimeSeconds = 300;

/** Signs a guest on with Songwai: HS256, five minutes, used once. The secret stays on this server. */
export const signGuestToken = (guest: Guest, { partnerId, secret, now }: Signing): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ name: guest.name, phone: guest.phone })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(partnerId)
    .setSubject(guest.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .setJti(randomUUID())
    .sign(new TextEncoder().encode(secret));
};
