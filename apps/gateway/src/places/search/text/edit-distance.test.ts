import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';
import { createEditCounter } from './edit-distance.ts';

const countEdits = createEditCounter(40);

describe('counting the mistakes in what was typed', () => {
  it.each([
    ['paragon', 'paragon', 0],
    ['parag', 'paragon', 0],
    ['paragan', 'paragon', 1],
    ['pargon', 'paragon', 1],
    ['parragon', 'paragon', 1],
    ['praagon', 'paragon', 1],
    ['สยามพาลากอน', 'สยามพารากอน', 1],
    ['emporium', 'paragon', 3],
  ])('%s for the beginning of %s: %i', (typed, name, edits) => {
    expect(countEdits(typed, name, 2)).toBe(edits);
  });

  it('never counts more than the distance to some beginning of the name, and none for a beginning', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(word, word, (typed, name) => {
        const beginnings = Array.from({ length: name.length + 1 }, (_, length) => name.slice(0, length));
        const plain = Math.min(...beginnings.map((beginning) => distance(typed, beginning)));
        const counted = countEdits(typed, name, 9);
        expect(counted).toBeLessThanOrEqual(plain);
        expect(counted === 0).toBe(name.startsWith(typed));
      }),
    );
  });
});
