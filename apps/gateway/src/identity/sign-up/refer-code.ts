import type { Random } from '../../platform/deps.ts';

/** Without letters and digits that are read as one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code that a customer hands to a friend: 8 characters, easy to read aloud. */
export const makeReferCode = (random: Random): string =>
  Array.from(random.bytes(8), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
