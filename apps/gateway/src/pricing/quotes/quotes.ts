import { createHmac, createSecretKey } from 'node:crypto';
import { createLazy } from '@songwai/core/basics/lazy';
import { createVerifier, TokenError } from 'fast-jwt';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import type { RatedOrder } from '../priced-order.ts';
import { readQuoteKey } from './quote-key-queries.ts';

/** How long a quoted price holds (decisions "A price that holds"). */
const quoteMinutes = 15;

/** A price that holds: a signed token, of which nothing is stored. */
export interface Quote {
  readonly id: string;
  readonly until: Date;
}

/** The part of an order's price that a quote holds. Promo code and free credit are counted when booking. */
export type QuotedPrice = Pick<RatedOrder, 'fare' | 'distanceHundredthsKm'>;

/** What a quote is for: the input and the price list. */
export type QuotedFor = Pick<RatedOrder, 'input' | 'priceList'>;

/** Issues quotes and takes them back. */
export interface Quotes {
  issue(order: QuotedFor & QuotedPrice): Promise<Quote>;
  /** The price of a quote; undefined if it is too old, for another order or price list, or not ours. */
  redeem(quoteId: string, order: QuotedFor): Promise<QuotedPrice | undefined>;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const tokenHead = encode({ alg: 'HS256', typ: 'JWT' });

/** Signs and reads quotes with one key; at once, because waiting for another thread takes longer than the hash. */
function createTokens(bytes: Uint8Array) {
  const secret = Buffer.from(bytes);
  const key = createSecretKey(bytes);
  return {
    // As the library would, which prepares the key and the head for each.
    sign: (quoted: QuotedFor & QuotedPrice, until: Date): string => {
      const signed = `${tokenHead}.${encode({ ...quoted, exp: Math.floor(until.getTime() / 1000) })}`;
      return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
    },
    read: (token: string, now: Date): QuotedFor & QuotedPrice =>
      // A quote is over at its last moment; the library would still take it then.
      createVerifier({ key: secret, algorithms: ['HS256'], clockTimestamp: now.getTime() + 1 })(token),
  };
}

export function createQuotes({ db, clock, random }: { db: Kysely<Database>; clock: Clock; random: Random }): Quotes {
  const tokens = createLazy(async () => createTokens(await readQuoteKey(db, random)));
  const read = async (quoteId: string) => {
    try {
      return (await tokens.get()).read(quoteId, clock.now());
    } catch (error) {
      if (error instanceof TokenError) return undefined;
      throw error;
    }
  };
  return {
    issue: async ({ input, priceList, fare, distanceHundredthsKm }) => {
      const until = new Date(clock.now().getTime() + quoteMinutes * 60_000);
      return { id: (tokens.now() ?? (await tokens.get())).sign({ input, priceList, fare, distanceHundredthsKm }, until), until };
    },
    redeem: async (quoteId, order) => {
      const quoted = await read(quoteId);
      if (quoted?.input !== order.input || quoted.priceList !== order.priceList) return undefined;
      const { fare, distanceHundredthsKm } = quoted;
      return { fare, distanceHundredthsKm };
    },
  };
}
