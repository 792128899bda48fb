import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginName } from '../fields/login-name.ts';
import { confirmPhone } from './confirm-phone.ts';
import { cleanContactPhone, contactPhone, nationalPhone } from './contact-phone.ts';
import { dialledPhone } from './dialled-phone.ts';
import { isForeignPhone } from './foreign-phone.ts';
import { phoneInputDigits } from './phone-input.ts';
import { formatPhone } from './phone-mask.ts';
import { matchingPhones } from './phone-match.ts';
import { thaiLandline } from './thai-landline.ts';
import { thaiMobile } from './thai-mobile.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const separator = fc.constantFrom('', ' ', '-');
const thaiDigits = (text: string): string => text.replace(/\d/g, (digit) => String.fromCharCode(0xe50 + Number(digit)));

const mobiles = fc.tuple(fc.constantFrom('6', '8', '9'), digits(8)).map(([kind, rest]) => kind + rest);
const areas = fc.oneof(
  fc.constant('2'),
  fc.tuple(fc.constantFrom('3', '4', '5', '7'), digits(1)).map((pair) => pair.join('')),
);

describe('a mobile number', () => {
  it('is the same number however its groups are set apart and whatever its prefix', () => {
    const ways = fc.record({ prefix: fc.constantFrom('0', '+66', '+660', '66'), a: separator, b: separator, c: separator });
    fc.assert(
      fc.property(mobiles, ways, (n, { prefix, a, b, c }) => {
        const lead = prefix.endsWith('0') ? prefix : prefix + a;
        const written = `${lead}${n.slice(0, 2)}${b}${n.slice(2, 5)}${c}${n.slice(5)}`;
        expect(thaiMobile(written)).toEqual({ ok: true, value: `0${n}` });
        expect(thaiMobile(thaiDigits(written))).toEqual({ ok: true, value: `0${n}` });
      }),
    );
  });

  it('is refused with a digit too few or too many, a letter, or another beginning', () => {
    fc.assert(
      fc.property(mobiles, fc.constantFrom('1', '2', '3', '4', '5', '7'), (n, other) => {
        for (const wrong of [
          `0${n.slice(1)}`.slice(0, 9),
          `0${n}1`,
          `0${n.slice(0, 8)}x`,
          `0${other}${n.slice(1)}`,
          `+0${n}`,
          ` 0${n}`,
        ])
          expect(thaiMobile(wrong).ok, wrong).toBe(false);
      }),
    );
  });
});

describe('a landline number', () => {
  it('has nine digits in any area, and region 1 in Bangkok only', () => {
    const ways = fc.record({ a: separator, prefix: fc.constantFrom('0', '+66', '+660') });
    fc.assert(
      fc.property(areas, digits(7), ways, (area, rest, { a, prefix }) => {
        const own = rest.slice(0, 8 - area.length);
        const written = `${prefix}${area}${a}${own.slice(0, 3)}${a}${own.slice(3)}`;
        const national = `0${area}${own}`;
        expect(thaiLandline(written)).toEqual({ ok: true, value: area === '2' ? { national, region: 1 } : { national } });
      }),
    );
  });

  it.each(['0212345', '0212345678', '012345678', '081234567', '0381234567', '1234'])('is not %s', (text) => {
    expect(thaiLandline(text).ok).toBe(false);
  });
});

describe('a contact phone', () => {
  it('is the same national number with spaces, dashes and brackets anywhere', () => {
    const filler = fc.constantFrom('', ' ', '-', '(', ')', '  ');
    fc.assert(
      fc.property(mobiles, fc.array(filler, { minLength: 10, maxLength: 10 }), (n, fillers) => {
        const written = [...`0${n}`].map((digit, index) => `${digit}${fillers[index]}`).join('');
        expect(contactPhone(written)).toEqual({ ok: true, value: { cleaned: `0${n}`, national: `0${n}`, kind: 'mobile' } });
      }),
    );
  });

  it('is dialled from Thailand: +66 becomes 0, also with the 0 in brackets', () => {
    expect(contactPhone('+66 (0)2 123 4567')).toMatchObject({ value: { national: '021234567', kind: 'landline' } });
  });

  it('asks for a number when there is none', () => {
    expect(contactPhone(' - ')).toMatchObject({ error: { code: 'phoneRequired' } });
  });

  it('is stored clean when it is a mobile and as typed otherwise', () => {
    expect(['+66 81-234 5678', '02-123-4567', 'ask Som'].map(cleanContactPhone)).toEqual([
      '0812345678',
      '02-123-4567',
      'ask Som',
    ]);
  });
});

describe('phones as people write them', () => {
  it.each([
    '081.234.5678',
    '081-234 5678',
    '081\u2011234\u20135678',
    '(081) 234-5678',
    '+66 81 234 5678',
    '+66 (0)81 234 5678',
    '66812345678',
    '66 81 234 5678',
    '0066812345678',
    '0066 81-234-5678',
    ' 081\u00a0234\u00a05678\u200e',
    '๐๘๑-๒๓๔-๕๖๗๘',
  ])('%s is dialled as 0812345678', (text) => {
    expect(nationalPhone(text)).toEqual({ ok: true, value: '0812345678' });
    expect(loginName(text)).toEqual({ ok: true, value: '0812345678' });
    expect(confirmPhone(dialledPhone(text)).ok).toBe(true);
  });

  it.each(['02.123.4567', '+66 2 123 4567', '6621234567', '006621234567'])('%s is dialled as 021234567', (text) => {
    expect(nationalPhone(text)).toEqual({ ok: true, value: '021234567' });
  });

  it.each(['0066', '66', '6681234567', '668123456789', '0085212345678', '66 ask Som', '..'])('%s is none', (text) => {
    expect(nationalPhone(text).ok).toBe(false);
  });
});

describe('phones in forms', () => {
  it('keeps digits only and writes a pasted +66 as 0', () => {
    expect(['+66 (0)81 234', '๐๘๑', 'a1b2', '+660812345678'].map(phoneInputDigits)).toEqual([
      '081234',
      '081',
      '12',
      '0812345678',
    ]);
  });

  it.each(['+65 9123 4567', '(+65) 9123-4567', '+๖๕ 91234567'])('keeps %s the foreign number that it is', (text) => {
    expect(phoneInputDigits(text)).toBe('+6591234567');
    expect(isForeignPhone(phoneInputDigits(text))).toBe(true);
    expect(formatPhone('+6591234567')).toBe('+6591234567');
    expect(confirmPhone(dialledPhone(text)).ok).toBe(false);
  });

  it.each(['', '+', '+6', '+66', '+660', '+66 81', '0812345678', '6591234567'])('does not take %s for a foreign one', (text) => {
    expect(isForeignPhone(phoneInputDigits(text))).toBe(false);
  });

  it.each([
    ['0712345678', false],
    ['071234567', true],
    ['021234567', true],
    ['+66812345678', false],
    ['081-2345678', false],
  ])('confirms an order with %s: %s', (text, isTaken) => expect(confirmPhone(text).ok).toBe(isTaken));

  it('compares numbers, not ways of writing', () => {
    expect(matchingPhones('081-234-5678', '+66812345678')).toEqual({ ok: true, value: '0812345678' });
    expect(matchingPhones('0812345678', '0812345679')).toMatchObject({ error: { code: 'phoneMismatch' } });
    expect(matchingPhones('12', '12')).toMatchObject({ error: { code: 'phoneInvalid' } });
  });

  it('signs in by e-mail or phone', () => {
    expect(loginName(' A@Example.COM ')).toEqual({ ok: true, value: 'A@example.com' });
    expect(loginName('081 234 5678')).toEqual({ ok: true, value: '0812345678' });
    expect(loginName('  ')).toMatchObject({ error: { code: 'emailOrPhoneRequired' } });
    expect(loginName('som')).toMatchObject({ error: { code: 'phoneInvalid' } });
  });
});
