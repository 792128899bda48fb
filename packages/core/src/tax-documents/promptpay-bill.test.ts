import { describe, expect, it } from 'vitest';
import { promptPayBill } from './promptpay-bill.ts';

describe('the code of a bill', () => {
  // Computed by two published encoders.
  it('is what banks read', () => {
    expect(promptPayBill({ billerId: '099999999999990', reference1: '111222333444' })).toBe(
      '00020101021130550016A0000006770101120115099999999999990021211122233344453037645802TH63043EE7',
    );
  });

  it('has the second reference after the first', () => {
    expect(promptPayBill({ billerId: '099999999999990', reference1: '111222333444', reference2: '0105599008770' })).toContain(
      '021211122233344403130105599008770',
    );
  });

  it.each([
    [{ billerId: '0999', reference1: '1', reference2: '1' }],
    [{ billerId: '099999999999990', reference1: '', reference2: '1' }],
    [{ billerId: '099999999999990', reference1: '1', reference2: 'a-1' }],
    [{ billerId: '099999999999990', reference1: '1', reference2: '1'.repeat(21) }],
  ])('is refused for %o', (bill) => {
    expect(() => promptPayBill(bill)).toThrow(RangeError);
  });
});
