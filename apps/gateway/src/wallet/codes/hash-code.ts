import { type ScryptOptions, scrypt } from 'node:crypto';

/** Slow and the same for every code, because a code is looked up by its hash. About 30 ms of one core and 16 MB. */
const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const salt = 'songwai prepaid codes';
const hashBytes = 32;

/**
 * The hash of a prepaid code, as `redeemCode` of the core reads it. A code has only 35 random bits, so that a fast hash would give all of
 * them away with the table.
 */
export const hashCode = (code: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(code.replace('-', ''), salt, hashBytes, cost, (error, hash) => (error === null ? resolve(hash) : reject(error)));
  });
