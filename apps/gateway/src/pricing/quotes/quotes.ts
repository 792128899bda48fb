import { createLazy } from '@songwai/core/basics/lazy';
import { errors, jwtVerify, SignJWT } from 'jose';
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

export function createQuotes({ db, clock, random }: { db: Kysely<Database>; clock: Clock; random: Random }): Quotes {
  const key = createLazy(() => readQuoteKey(db, random));

  const read = async (quoteId: string) => {
    try {
      const options = { algorithms: ['HS256'], currentDate: clock.now() };
      return (await jwtVerify<QuotedFor & QuotedPrice>(quoteId, await key.get(), options)).payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };

  return {
    issue: async ({ input, priceList, fare, distanceHundredthsKm }) => {
      const until = new Date(clock.now().getTime() + quoteMinutes * 60_000);
      const id = await new SignJWT({ input, priceList, fare, distanceHundredthsKm })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(until)
        .sign(await key.get());
      return { id, until };
    },
    redeem: async (quoteId, order) => {
      const quoted = await read(quoteId);
      if (quoted?.input !== order.input || quoted.priceList !== order.priceList) return undefined;
      const { fare, distanceHundredthsKm } = quoted;
      return { fare, distanceHundredthsKm };
    },
  };
}
