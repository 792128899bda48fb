import { beforeEach, describe, expect, it } from 'vitest';
import { frontDoor, languageKey } from './stored-language.ts';

describe('the front door', () => {
  beforeEach(() => localStorage.clear());
  const enter = (pathname: string) => frontDoor({ pathname, open: () => localStorage });

  it('is English on a device that was last used in English', () => {
    localStorage.setItem(languageKey, 'en');
    expect(enter('/')).toBe('/en');
  });

  it.each(['th', 'xx', ''])('is Thai where %j is kept, and where nothing is', (stored) => {
    expect(enter('/')).toBe('/');
    localStorage.setItem(languageKey, stored);
    expect(enter('/')).toBe('/');
  });

  it.each(['/th', '/en', '/neworder', '/en/neworder'])('leaves %s as it says', (pathname) => {
    localStorage.setItem(languageKey, 'en');
    expect(enter(pathname)).toBe(pathname);
  });

  it('leads whoever comes back from a bank on in the language that they came from', () => {
    expect(enter('/paymentomise')).toBe('/paymentomise');
    localStorage.setItem(languageKey, 'en');
    expect(enter('/paymentomise')).toBe('/en/paymentomise');
    expect(enter('/wallet/success')).toBe('/en/wallet/success');
    expect(enter('/en/wallet/success')).toBe('/en/wallet/success');
    expect(enter('/wallet')).toBe('/wallet');
  });

  it('is Thai on a page that is forbidden storage', () => {
    const open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(frontDoor({ pathname: '/', open })).toBe('/');
  });
});
