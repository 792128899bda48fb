import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCardExpiry } from './cards/card-expiry.ts';
import { cardExpiryDigits, formatCardExpiry } from './cards/card-expiry-mask.ts';
import { cardNumber } from './cards/card-number.ts';
import { cardNumberDigits, formatCardNumber } from './cards/card-number-mask.ts';
import { formatTaxId, taxIdDigits } from './fields/tax-id-mask.ts';
import { nationalPhone } from './phones/contact-phone.ts';
import { phoneInputDigits } from './phones/phone-input.ts';
import { formatPhone } from './phones/phone-mask.ts';

/** Typed or pasted input: digits of both scripts, separators, letters. */
const typed = fc.array(fc.constantFrom(...'0123456789๐๕๙-/ .()+xก'), { maxLength: 24 }).map((signs) => signs.join(''));

describe.each([
  { field: 'a tax id', parse: taxIdDigits, format: formatTaxId },
  { field: 'a card number', parse: cardNumberDigits, format: formatCardNumber },
  { field: 'an expiry', parse: cardExpiryDigits, format: formatCardExpiry },
  { field: 'a phone', parse: phoneInputDigits, format: formatPhone },
])('$field while it is typed', ({ parse, format }) => {
  it('is read back from what is shown, whatever was typed', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const digits = parse(text);
        expect(digits).toMatch(/^\+?\d*$/);
        expect(parse(format(digits))).toBe(digits);
      }),
    );
  });

  it('shows every digit, and nothing but signs between them', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const shown = format(parse(text));
        expect(shown.replace(/[^\d+]/g, '')).toBe(parse(text));
        expect(shown).toMatch(/^\+?$|^\+?\d(?:.*\d)?$/);
      }),
    );
  });
});

it('shows a card number in the groups that stand on the card', () => {
  expect(formatCardNumber('4111111111111111')).toBe('4111 1111 1111 1111');
  expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
  expect(formatCardNumber('41111')).toBe('4111 1');
  expect(cardNumberDigits('4111-1111 1111๑๑๑๑9')).toBe('4111111111111111');
  expect(cardNumberDigits('3782 822463 100059')).toBe('378282246310005');
});

it('shows a card number in a form that its rule takes', () => {
  expect(cardNumber(formatCardNumber('5555555555554444'))).toMatchObject({ value: { digits: '5555555555554444' } });
});

describe('an expiry', () => {
  it.each([
    ['1', '1'],
    ['5', '05'],
    ['12', '12'],
    ['1/', '01'],
    ['127', '127'],
    ['12/27', '1227'],
    ['1/27', '0127'],
    ['01/2027', '0127'],
    ['01 - 27', '0127'],
    ['๐๑/๒๗', '0127'],
    ['12/20', '1220'],
    ['12/202', '122'],
    ['0/', '0'],
    ['12/2799', '1227'],
  ])('typed as %s is kept as %s', (text, digits) => expect(cardExpiryDigits(text)).toBe(digits));

  it('is a year with its century, typed key by key', () => {
    const shown = [...'12/2027'].reduce((text, key) => formatCardExpiry(cardExpiryDigits(text + key)), '');
    expect(shown).toBe('12/27');
  });

  it('is shown in a form that its rule takes', () => {
    expect(parseCardExpiry(formatCardExpiry('0927'))).toEqual({ ok: true, value: { month: '09', year: '2027' } });
  });
});

it('shows a phone in the groups that people read, and in a form that its rule takes', () => {
  expect(['08', '0812', '0812345678', '021234567', '053123456'].map(formatPhone)).toEqual([
    '08',
    '081 2',
    '081 234 5678',
    '02 123 4567',
    '053 123 456',
  ]);
  expect(nationalPhone(formatPhone('053123456'))).toEqual({ ok: true, value: '053123456' });
});
