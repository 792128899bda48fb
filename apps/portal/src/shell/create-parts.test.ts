import { expect, it } from 'vitest';
import { createParts } from './create-parts.ts';
import type { Portal } from './portal.ts';

// The parts receive the portal, but this test does not use it.
const portal = { random: () => 0 } as Portal;
const openBasket = () => ({ content: [] as string[] });

it('keeps a part for the page that asks next', () => {
  const part = createParts(() => portal);
  part(openBasket).content.push('parcel');
  expect(part(openBasket).content).toEqual(['parcel']);
});

it('makes every portal parts of its own, from that portal', () => {
  const whose = (given: Portal) => given;
  const other: Portal = { ...portal };
  expect(createParts(() => portal)(whose)).toBe(portal);
  expect(createParts(() => other)(whose)).toBe(other);
});
