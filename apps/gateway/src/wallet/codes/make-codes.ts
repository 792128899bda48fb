import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { type NewCode, storeRedeemCode } from './code-queries.ts';
import { hashCode } from './hash-code.ts';

/** Letters and digits that are not mistaken for one another. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const randomCharacters = 7;

interface MakeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
}

/** A code such as `SWA7K-2M4P`. Their number divides 256, so all are equally likely. */
function generateCode(random: Random): string {
  const text = [...random.bytes(randomCharacters)].map((byte) => characters[byte % characters.length]).join('');
  return `SW${text.slice(0, 3)}-${text.slice(3)}`;
}

/** Makes prepaid codes. They are returned once: only their hashes are stored. */
export async function makeCodes(
  { db, clock, random }: MakeDeps,
  { count, ...batch }: Omit<NewCode, 'hash' | 'at'> & { readonly count: number },
): Promise<readonly string[]> {
  const codes: string[] = [];
  const at = clock.now();
  while (codes.length < count) {
    const code = generateCode(random);
    if (await storeRedeemCode(db, { ...batch, hash: await hashCode(code), at })) codes.push(code);
  }
  return codes;
}
