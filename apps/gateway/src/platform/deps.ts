import { randomBytes, randomUUID } from 'node:crypto';

/** The time, injected so that tests can control it. */
export interface Clock {
  now(): Date;
}

/** Randomness fit for secrets, injected so that tests can predict it. */
export interface Random {
  bytes(length: number): Buffer;
  uuid(): string;
}

/** The system's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** The operating system's randomness. */
export const systemRandom: Random = { bytes: (length) => randomBytes(length), uuid: () => randomUUID() };
