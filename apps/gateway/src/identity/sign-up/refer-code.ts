import type { Random } from '../../platform/deps.ts';

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code that a customer gives to a friend: 8 characters, easy to read aloud. */
export const makeReferCode = (random: Random): string =>
  Array.from(random.bytes(8), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
