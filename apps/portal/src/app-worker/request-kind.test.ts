import { describe, expect, it } from 'vitest';
import { requestKind } from './request-kind.ts';

const origin = 'https://songwai.test';
const kindOf = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  requestKind({ url: new URL(path, origin), method, mode, origin });

describe('the app’s worker', () => {
  it.each(['/', '/en', '/neworder', '/en/dashboard/active?filter=1', '/job/J00000001', '/t/kVn2x0b1Q2m9Zt7cYw4PzA'])(
    'opens %s from the network, or the shell without it',
    (path) => expect(kindOf(path)).toBe('page'),
  );

  it.each([
    '/api/v3/price_option',
    '/api/docs',
    '/widget/v1/songwai.js',
    '/storybook',
    '/storybook/index.html',
    '/readyz',
    '/signon',
    '/en/signon?token=x',
    '/price-check/baanchandra',
    '/en/droppoint/baanchandra',
    '/termsandconditions/baanchandra',
    '/paymentomise?id=1',
    '/robots.txt',
    '/manifest.webmanifest',
    'https://partner.test/',
  ])('leaves %s to the browser, as a page and as a call', (path) => {
    expect(kindOf(path)).toBe('leave');
    expect(kindOf(path, { mode: 'cors' })).toBe('leave');
    expect(kindOf(path, { mode: 'cors', method: 'POST' })).toBe('leave');
  });

  it('answers for the files of the build, and for no page that is fetched as one', () => {
    const file = { mode: 'no-cors' };
    expect(kindOf('/assets/shell-Iy8Op8gy.js', file)).toBe('file');
    expect(kindOf('/theme.js', file)).toBe('file');
    expect(kindOf('/neworder', file)).toBe('leave');
    expect(kindOf('/sw.js', file)).toBe('leave');
  });

  it('takes what is shared to the app, in both languages, and no other form', () => {
    expect(kindOf('/share', { method: 'POST' })).toBe('share');
    expect(kindOf('/en/share', { method: 'POST' })).toBe('share');
    expect(kindOf('/neworder', { method: 'POST' })).toBe('leave');
    expect(kindOf('/share', { method: 'POST', mode: 'cors' })).toBe('leave');
  });
});
