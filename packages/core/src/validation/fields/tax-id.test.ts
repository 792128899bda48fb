import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxId, taxIdCheckDigit } from './tax-id.ts';
import { formatTaxId, hideTaxId } from './tax-id-mask.ts';

const validIds = fc
  .array(fc.nat(9), { minLength: 12, maxLength: 12 })
  .map((digits) => digits.join(''))
  .map((first12) => `${first12}${taxIdCheckDigit(first12)}`);

describe('a tax id', () => {
  it('is taken with its check digit, bare or as it is printed', () => {
    fc.assert(
      fc.property(validIds, (id) => {
        expect(taxId(id)).toEqual({ ok: true, value: id });
        expect(taxId(formatTaxId(id))).toEqual({ ok: true, value: id });
      }),
    );
  });

  // Eleven remainders share ten check digits: 1 stands for remainders 0 and 10, so a change between these two is not detectable.
  it('is refused after any change of a single digit that moves its check digit', () => {
    fc.assert(
      fc.property(validIds, fc.nat(12), fc.integer({ min: 1, max: 9 }), (id, position, step) => {
        const digit = (Number(id[position]) + step) % 10;
        const changed = `${id.slice(0, position)}${digit}${id.slice(position + 1)}`;
        const isSeen = position === 12 || taxIdCheckDigit(changed.slice(0, 12)) !== taxIdCheckDigit(id.slice(0, 12));
        expect(taxId(changed).ok).toBe(!isSeen);
      }),
    );
  });

  it('says what is wrong: nothing typed, or not a number of this kind', () => {
    expect(taxId('')).toMatchObject({ error: { code: 'taxIdRequired' } });
    expect(taxId('0105536112015')).toMatchObject({ error: { code: 'taxIdInvalid' } });
  });

  it('is grouped while it is typed, and hidden from others but for its end', () => {
    expect(['0', '01', '01055', '010553', '0105536112014'].map(formatTaxId)).toEqual([
      '0',
      '0-1',
      '0-1055',
      '0-1055-3',
      '0-1055-36112-01-4',
    ]);
    expect(hideTaxId('0105536112014')).toBe('X-XXXX-XXXXX-01-4');
  });
});
