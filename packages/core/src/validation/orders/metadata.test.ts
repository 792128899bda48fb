import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metadataFaultOf, metadataLimits } from './metadata.ts';

const pairs = (count: number, value = 'x') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]));

describe('what may be noted on a booking', () => {
  it('is anything within the limits', () => {
    const largest = { ...pairs(19), ['k'.repeat(40)]: 'ก'.repeat(500) };
    expect([{}, largest, { 'Order.no_1-a': '' }].map(metadataFaultOf)).toEqual([null, null, null]);
  });

  it.each([
    [pairs(21), { reason: 'tooMany', key: '' }],
    [{ 'a b': 'x' }, { reason: 'badKey', key: 'a b' }],
    [{ ['k'.repeat(41)]: 'x' }, { reason: 'badKey', key: 'k'.repeat(41) }],
    [JSON.parse('{"__proto__":"x"}'), { reason: 'badKey', key: '__proto__' }],
    [{ note: 'x'.repeat(501) }, { reason: 'tooLong', key: 'note' }],
    [pairs(10, 'ก'.repeat(200)), { reason: 'tooLarge', key: '' }],
  ])('is not more than the limits: %#', (metadata, fault) => {
    expect(metadataFaultOf(metadata)).toEqual(fault);
  });

  it('is never more than 4 kB, whatever is noted', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[\w.-]{1,40}$/), fc.string({ unit: 'binary', maxLength: 500 })), (noted) => {
        const size = Buffer.byteLength(JSON.stringify(noted));
        return metadataFaultOf(noted) !== null || size <= metadataLimits.bytes;
      }),
    );
  });
});
