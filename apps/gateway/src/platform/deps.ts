import { randomBytes, randomUUID } from 'node:crypto';

/** The time, handed in so that tests can turn it. */
export interface Clock {
  now(): Date;
}

/** Randomness fit for secrets, handed in so that tests can foresee it. */
export interface Random {
  bytes(length: number): Buffer;
  uuid(): string;
}

/** The clock on the wall. */
export const systemClock: Clock = { now: () => new Date() };

/** The operating system's randomness. */
export const systemRandom: Random = { bytes: (length) => randomBytes(length), uuid: () => randomUUID() };
