import { describe, expect, it } from 'vitest';
import type { Card } from '../../payments/card.ts';
import { chosenWay, offeredWays, topUpsFor, type WayFacts } from './offered-ways.ts';

const card = (cardId: string, isDefault = false): Card => ({
  ...{ cardId, brand: 'visa', lastDigits: '4242', holderName: 'PIM', expiryMonth: 8, expiryYear: 2029, isDefault },
});

const facts: WayFacts = {
  ...{ netSatang: 39_645, walletSatang: 124_000, cards: [card('a', true), card('b')] },
  ...{ accepted: [0, 1, 2, 3], lastUsed: null },
};
const ids = (change: Partial<WayFacts>) => offeredWays({ ...facts, ...change }).map(({ id }) => id);

describe('the ways to pay', () => {
  it('are those that the customer may use, the last used first', () => {
    expect(ids({})).toEqual(['2', '1:a', '1:b', '3', '0']);
    expect(ids({ lastUsed: 3 })).toEqual(['3', '2', '1:a', '1:b', '0']);
    expect(ids({ accepted: [0, 4], lastUsed: 2 })).toEqual(['4', '0']);
  });

  it('keep a card for which the sum is too small, and say so', () => {
    const little = (netSatang: number) => offeredWays({ ...facts, netSatang }).filter(({ isTooLittle }) => isTooLittle);
    expect(little(1_999).map(({ id }) => id)).toEqual(['1:a', '1:b']);
    expect(little(2_000)).toEqual([]);
  });

  it('say what the wallet lacks, and nothing while that is not known', () => {
    const missing = (change: Partial<WayFacts>) =>
      offeredWays({ ...facts, ...change }).find(({ paymentType }) => paymentType === 2)?.missingSatang;
    expect(missing({ walletSatang: 17_000 })).toBe(22_645);
    expect([missing({}), missing({ walletSatang: null }), missing({ netSatang: null })]).toEqual([0, 0, 0]);
  });

  it('take the default card where none is named, or the named one is gone', () => {
    const ways = offeredWays(facts);
    expect(chosenWay(ways, { paymentType: 1 })?.id).toBe('1:a');
    expect(chosenWay(ways, { paymentType: 1, cardId: 'b' })?.id).toBe('1:b');
    expect(chosenWay(ways, { paymentType: 1, cardId: 'gone' })?.id).toBe('1:a');
    expect(chosenWay(offeredWays({ ...facts, cards: [] }), { paymentType: 1 })).toBeUndefined();
  });
});

describe('a top-up for what is missing', () => {
  const offer = {
    packages: [
      { packageId: 2, priceSatang: 300_000, bonusSatang: 40_000 },
      { packageId: 1, priceSatang: 100_000, bonusSatang: 10_000 },
    ],
  };

  it('is the smallest package that is enough, or the missing sum itself', () => {
    expect(topUpsFor(22_645, offer)).toMatchObject({ package: { packageId: 1 }, missingSatang: 22_645 });
    expect(topUpsFor(100_001, offer)).toMatchObject({ package: { packageId: 2 } });
    expect(topUpsFor(300_001, offer)).toMatchObject({ package: null });
  });

  it('is at least 100 baht', () => {
    expect(topUpsFor(1_250, offer).missingSatang).toBe(10_000);
  });
});
