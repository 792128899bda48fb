import { describe, expect, it } from 'vitest';
import { timeOfDay } from '../orders/time-of-day.ts';
import { requiredChoice } from '../required-choice.ts';
import { requiredText } from '../required-text.ts';
import { emailAddress } from './email.ts';
import { stripEmoji } from './emoji.ts';
import { loginName } from './login-name.ts';
import { oneTimeCode } from './otp.ts';
import { newPassword, repeatedPassword } from './password.ts';
import { promoCode, promoStillValid } from './promo-code.ts';
import { redeemCode } from './redeem-code.ts';

describe('an e-mail address', () => {
  it('is trimmed, its domain in lower case, its name as typed', () => {
    expect(emailAddress(' Som.Chai@Example.CO.TH ')).toEqual({ ok: true, value: 'Som.Chai@example.co.th' });
  });

  it.each(['a..b@c.com', '.a@c.com', 'a.@c.com', 'a@-c.com', 'a@c-.com', 'a@b..com', 'a@@b.com', 'a@b.c', 'a@b,com', 'ส@c.com'])(
    'is not %s',
    (text) => expect(emailAddress(text)).toMatchObject({ error: { code: 'emailInvalid' } }),
  );

  it('answers a hostile text at once', () => {
    const started = performance.now();
    expect(emailAddress(`${'a.'.repeat(50_000)}@`).ok).toBe(false);
    expect(emailAddress(`a@${'a-'.repeat(120)}`).ok).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('a code that was pasted', () => {
  const pasted = (code: string): readonly string[] => [
    `${code}\u200b`,
    `\ufeff${code}`,
    ` ${code}\u00a0`,
    `\u202a${code}\u202c`,
    `${code.slice(0, 2)}\u00ad${code.slice(2)}`,
    `${code.slice(0, 2)}\u2060${code.slice(2)}`,
    `${code}\n`,
    [...code].map((character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).join(''),
  ];

  it.each(pasted('WELCOME50'))('is the promotion %j', (text) => {
    expect(promoCode(text)).toEqual({ ok: true, value: 'WELCOME50' });
  });

  it.each([...pasted('SWAB1-2CD3'), 'swab1\u20132cd3', 'SWAB1\u20112CD3'])('is the prepaid code %j', (text) => {
    expect(redeemCode(text)).toEqual({ ok: true, value: 'SWAB1-2CD3' });
  });

  it.each([...pasted('4821'), '๔๘๒๑', ' ๔๘๒๑\u200b'])('is the one-time code %j', (text) => {
    expect(oneTimeCode(text)).toEqual({ ok: true, value: '4821' });
  });

  it.each(pasted('demo@songwai.test'))('is the e-mail address %j', (text) => {
    expect(emailAddress(text)).toEqual({ ok: true, value: 'demo@songwai.test' });
    expect(loginName(text)).toEqual({ ok: true, value: 'demo@songwai.test' });
  });
});

describe('a text for the driver', () => {
  it('keeps Thai whole, also the vowel that normalising would split', () => {
    expect(stripEmoji('กำลังไป น้ำ 🚚 ฯลฯ ๑๒๓')).toBe('กำลังไป น้ำ  ฯลฯ ๑๒๓');
  });

  it('keeps lines, makes other spaces plain and full-width letters narrow', () => {
    expect(stripEmoji('ชั้น\u00a03\r\nห้อง\tＡ１\u3000ข')).toBe('ชั้น 3\r\nห้อง\tA1 ข');
  });

  it('loses characters that nobody sees', () => {
    expect(stripEmoji('a\u0000\u200b\ufe0f\u007fb')).toBe('ab');
  });
});

describe('codes and passwords', () => {
  it('takes 6 to 15 letters, digits and underscores, and says so', () => {
    expect(['abc12', 'abcdef', 'a_3456789012345', 'a_34567890123456'].map((text) => newPassword(text).ok)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(newPassword('ab')).toEqual({ ok: false, error: { code: 'passwordInvalid', values: { min: 6, max: 15 } } });
    expect(newPassword('')).toMatchObject({ error: { code: 'passwordRequired' } });
  });

  it('wants the same password twice', () => {
    expect(repeatedPassword('abcdef', 'abcdeF')).toMatchObject({ error: { code: 'passwordMismatch' } });
    expect(repeatedPassword('abcdef', '')).toMatchObject({ error: { code: 'passwordRequired' } });
  });

  it('answers a one-time code in 0-9 whatever digits were typed', () => {
    expect(oneTimeCode('๐1๒3')).toEqual({ ok: true, value: '0123' });
    expect(oneTimeCode('12345')).toMatchObject({ error: { code: 'otpInvalid', values: { digits: 4 } } });
  });

  it('answers a prepaid code in capitals', () => {
    expect(redeemCode('swabc1234')).toEqual({ ok: true, value: 'SWABC1234' });
    expect(redeemCode('')).toMatchObject({ error: { code: 'required' } });
    expect(redeemCode('SWABC-12345')).toMatchObject({ error: { code: 'redeemCodeInvalid' } });
  });

  it('calls a promo code expired when its estimate says nothing about it', () => {
    expect(promoCode(' NEW50 ')).toEqual({ ok: true, value: 'NEW50' });
    expect(promoStillValid('NEW50', null)).toMatchObject({ error: { code: 'promoExpired' } });
    expect(promoStillValid('', '').ok).toBe(true);
  });
});

it('reads a time of day in each way it is written', () => {
  const read = (text: string) => {
    const time = timeOfDay(text);
    return time.ok ? time.value : null;
  };
  expect(['9', '09', '9:05', '23:59'].map(read)).toEqual(['09:00', '09:00', '09:05', '23:59']);
  expect(['24', '24:00', '12:60', '12:', ':30', '1230', '', '09:00:00', ' 9'].map(read)).toEqual(Array(9).fill(null));
});

it('asks for a text or a choice by the code of what is missing', () => {
  expect(requiredText('  ', 'addressRequired')).toMatchObject({ error: { code: 'addressRequired' } });
  expect(requiredText(' 1 Rama I ')).toEqual({ ok: true, value: '1 Rama I' });
  expect(requiredText(null)).toMatchObject({ error: { code: 'required' } });
  for (const none of [null, undefined, '', -1]) expect(requiredChoice(none, 'serviceRequired').ok).toBe(false);
  expect(requiredChoice(0, 'paymentMethodRequired')).toEqual({ ok: true, value: 0 });
});
