import { describe, expect, it } from 'vitest';
import { createEmptyDraft } from './draft.ts';
import { startDefaults } from './start-defaults.ts';

const draft = createEmptyDraft(0, () => 0.5);
const start = { confirmPhone: '0812345678', paymentType: 4, paymentTypes: [0, 4], isDriverFixed: true };

describe('a new order starts with the settings of the account', () => {
  it('phone for questions, usual payment and favourite drivers', () => {
    expect(startDefaults(draft, start)).toEqual({ confirmPhone: '0812345678', paymentType: 4, isFixedDriver: true });
  });

  it('keeps everything that the customer entered', () => {
    const entered = { ...draft, confirmPhone: '02', paymentType: 0 as const, isFixedDriver: false };
    expect(startDefaults(entered, start)).toEqual({});
  });

  it('takes no way to pay that the account may no longer use', () => {
    expect(startDefaults(draft, { ...start, paymentTypes: [0] })).not.toHaveProperty('paymentType');
  });

  it('takes up the way that was used last, whichever it is, but none that is not known', () => {
    expect(startDefaults(draft, { ...start, paymentType: 2, paymentTypes: [0, 2] })).toMatchObject({ paymentType: 2 });
    expect(startDefaults(draft, { ...start, paymentType: 9, paymentTypes: [0, 9] })).not.toHaveProperty('paymentType');
  });

  it('leaves the phone empty where the account has none', () => {
    expect(startDefaults(draft, { ...start, confirmPhone: '' })).not.toHaveProperty('confirmPhone');
  });
});
