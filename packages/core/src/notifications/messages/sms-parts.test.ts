import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countSmsParts } from './sms-parts.ts';

it.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  // 76 of two units fit in one part of 153, with a unit left over.
  ['€'.repeat(152), 2],
  ['€'.repeat(153), 3],
  ['ก'.repeat(70), 1],
  ['ก'.repeat(71), 2],
  ['ก'.repeat(134), 2],
  ['ก'.repeat(135), 3],
  ['👋'.repeat(35), 1],
  // 33 pairs fit in one part of 67.
  ['👋'.repeat(66), 2],
  ['👋'.repeat(67), 3],
  [`${'a'.repeat(100)}’`, 2],
])('%# counts parts as networks do', (text, parts) => expect(countSmsParts(text)).toBe(parts));

it('never needs fewer for a longer text of the same letters', () => {
  fc.assert(
    fc.property(fc.constantFrom('a', '€', 'ก', '👋'), fc.nat(400), fc.nat(400), (sign, one, other) => {
      const [few, many] = [Math.min(one, other), Math.max(one, other)];
      expect(countSmsParts(sign.repeat(few))).toBeLessThanOrEqual(countSmsParts(sign.repeat(many)));
    }),
  );
});
