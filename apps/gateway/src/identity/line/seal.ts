import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Clock, Random } from '../../platform/deps.ts';

/** Seals values so that only this gateway can read them, each for one purpose and until a moment. */
export interface Seal {
  close(purpose: string, value: object, seconds: number): string;
  /** @returns undefined for what was sealed elsewhere or for another purpose, was changed, or is too old. */
  open(purpose: string, sealed: string): Readonly<Record<string, unknown>> | undefined;
}

const [nonceBytes, tagBytes] = [12, 16];

/** Builds a seal (AES-256-GCM) whose key follows from a secret. */
export function createSeal(secret: string, { clock, random }: { readonly clock: Clock; readonly random: Random }): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'songwai line sign-in', 32));

  return {
    close: (purpose, value, seconds) => {
      const nonce = random.bytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const text = JSON.stringify({ value, until: clock.now().getTime() + seconds * 1_000 });
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= nonceBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
        const { value, until } = JSON.parse(text) as { value: Readonly<Record<string, unknown>>; until: number };
        return until > clock.now().getTime() ? value : undefined;
      } catch {
        // It was not sealed here, or somebody changed it.
        return undefined;
      }
    },
  };
}
