import { describe, expect, it } from 'vitest';
import { isUserComplete } from '../profile/user-complete.ts';
import { answerInvalidSession, isInvalidSessionCode } from '../sessions/invalid-session.ts';
import { checkCompanySignUp, checkPersonSignUp } from './sign-up-form.ts';

const person = {
  firstName: ' Som ',
  lastName: 'Jaidee',
  email: 'som@Example.com',
  phone: '081-234-5678',
  repeatedPhone: '+66812345678',
  password: 'secret1',
  repeatedPassword: 'secret1',
};

describe('signing up', () => {
  it('answers cleaned values', () => {
    expect(checkPersonSignUp(person)).toEqual({
      ok: true,
      value: { ...person, firstName: 'Som', email: 'som@example.com', phone: '0812345678', repeatedPhone: '0812345678' },
    });
  });

  it('names every field that is wrong at once', () => {
    const result = checkPersonSignUp({ ...person, firstName: '', phone: '1', repeatedPassword: 'other1' });
    expect(result).toEqual({
      ok: false,
      error: {
        firstName: { code: 'nameRequired' },
        phone: { code: 'phoneInvalid' },
        repeatedPhone: { code: 'phoneInvalid' },
        repeatedPassword: { code: 'passwordMismatch' },
      },
    });
  });

  it('asks a company for its name, tax id and address too', () => {
    const result = checkCompanySignUp({ ...person, companyName: ' ', companyTaxId: '', companyAddress: '' });
    expect(result).toEqual({
      ok: false,
      error: {
        companyName: { code: 'companyNameRequired' },
        companyTaxId: { code: 'taxIdRequired' },
        companyAddress: { code: 'addressRequired' },
      },
    });
  });
});

describe('an invalid session', () => {
  it.each([
    '/',
    '/en',
    '/th',
    '/en/',
    '/faq',
    '/en/neworder',
    '/t/abc',
    '/en/rating/x?lang=en',
    '/unsubscribe/x',
    '/signupRefer/AB12',
    '/termsandconditions/acme',
    '/cn/1',
  ])('opens the login over the public page %s', (path) => expect(answerInvalidSession(path)).toBe('loginPopup'));

  it.each(['/dashboard', '/en/dashboard', '/invoice/1', '/settings', '/job/J00000001', '/tt', '/english', '/chat'])(
    'signs out on %s',
    (path) => expect(answerInvalidSession(path)).toBe('signOutAndLogin'),
  );

  it('is what codes 130 to 133 say, and no other', () => {
    expect([100, 102, 129, 130, 131, 132, 133, 134, 200, 401].filter(isInvalidSessionCode)).toEqual([130, 131, 132, 133]);
  });
});

it('calls an account incomplete while a name, or a part of the company, is blank', () => {
  const names = { firstName: 'A', lastName: 'B' };
  const company = { ...names, companyName: 'C', companyTaxId: '0105536112014', companyAddress: 'D' };
  expect(isUserComplete({ kind: 'individual', ...names })).toBe(true);
  expect(isUserComplete({ kind: 'individual', firstName: 'A', lastName: ' ' })).toBe(false);
  expect(isUserComplete({ kind: 'company', ...company })).toBe(true);
  for (const field of Object.keys(company))
    expect(isUserComplete({ kind: 'company', ...company, [field]: '' }), field).toBe(false);
});
