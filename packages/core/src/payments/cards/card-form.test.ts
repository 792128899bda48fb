import { describe, expect, it } from 'vitest';
import { daysUntilExpiry, formatExpiry } from './card-expiry-days.ts';
import { checkCardFields } from './card-form.ts';

const now = new Date('2026-12-08T14:00:00+07:00');
const fields = { number: '4242424242424242', expiry: '0127', cvv: '123', holderName: ' PIMCHANOK SRIAREE ' };

describe('a typed card', () => {
  it('is given to the vault as the provider wants it', () => {
    expect(checkCardFields(fields, now)).toEqual({
      ok: true,
      value: { number: '4242424242424242', holderName: 'PIMCHANOK SRIAREE', expiryMonth: 1, expiryYear: 2027, cvv: '123' },
    });
  });

  it('names every problem at once', () => {
    expect(checkCardFields({ number: '4242424242424241', expiry: '0324', cvv: '', holderName: 'พิม' }, now)).toEqual({
      ok: false,
      error: {
        number: { code: 'cardNumberInvalid' },
        expiry: { code: 'cardExpired' },
        cvv: { code: 'required' },
        holderName: { code: 'cardHolderInvalid' },
      },
    });
  });
});

describe('the expiry of a card', () => {
  it.each([
    [{ expiryMonth: 1, expiryYear: 2027 }, 54],
    [{ expiryMonth: 12, expiryYear: 2026 }, 23],
    [{ expiryMonth: 11, expiryYear: 2026 }, -8],
  ])('of %j is in %i days', (card, days) => expect(daysUntilExpiry(card, now)).toBe(days));

  it('is on its last day until midnight in Bangkok', () => {
    const card = { expiryMonth: 12, expiryYear: 2026 };
    expect(daysUntilExpiry(card, new Date('2026-12-31T23:59:59+07:00'))).toBe(0);
    expect(daysUntilExpiry(card, new Date('2027-01-01T00:00:00+07:00'))).toBe(-1);
  });

  it('is written as on the card', () => expect(formatExpiry({ expiryMonth: 8, expiryYear: 2029 })).toBe('08/29'));
});
