import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSignature, parseSignature } from './signature.ts';

const hex = fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: 64, maxLength: 64 }).map((digits) => digits.join(''));

describe('a signature header', () => {
  it('is read as it was written, with one secret or several', () => {
    const signatures = fc.record({ signedAt: fc.nat(), values: fc.array(hex, { minLength: 1, maxLength: 5 }) });
    fc.assert(fc.property(signatures, (signature) => void expect(parseSignature(formatSignature(signature))).toEqual(signature)));
  });

  it('may have parts that are not known yet', () => {
    const value = 'a'.repeat(64);
    expect(parseSignature(`t=5, v1=${value}, v2=new`)).toEqual({ signedAt: 5, values: [value] });
  });

  it('is nothing where it is anything else, whatever that is', () => {
    fc.assert(fc.property(fc.string({ maxLength: 700 }), (text) => void expect(parseSignature(text)).toBeUndefined()));
  });
});
