import { createLazy } from '@songwai/core/basics/lazy';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../platform/deps.ts';

/** No person fills in three fields and a consent faster, not even with a password manager. */
export const shortestSeconds = 3;
/** A form may stay open over a weekend. */
const longestDays = 7;

/** Says since when a form has been open, signed by us, so that nothing needs to be stored. */
export interface FormTokens {
  issue(): Promise<string>;
  /** How many whole seconds the form must stay open yet; undefined for a token that is absent, too old or not ours. */
  secondsLeft(token: string | undefined): Promise<number | undefined>;
}

interface FormTokenDeps {
  readonly clock: Clock;
  readonly readKey: () => Promise<Uint8Array>;
}

/** Makes the form tokens. */
export function createFormTokens({ clock, readKey }: FormTokenDeps): FormTokens {
  const key = createLazy(readKey);
  return {
    issue: async () => {
      const now = clock.now();
      return await new SignJWT({ form: 'enquiry', at: now.getTime() })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(new Date(now.getTime() + longestDays * 86_400_000))
        .sign(await key.get());
    },
    secondsLeft: async (token) => {
      if (token === undefined) return undefined;
      try {
        const now = clock.now();
        const { payload } = await jwtVerify<{ at: number }>(token, await key.get(), { algorithms: ['HS256'], currentDate: now });
        return Math.max(0, Math.ceil(shortestSeconds - (now.getTime() - payload.at) / 1000));
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
