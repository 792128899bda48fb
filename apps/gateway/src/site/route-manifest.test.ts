import { describe, expect, it } from 'vitest';
import { matchPage, readManifest } from './route-manifest.ts';

const page = (pattern: string) => ({ pattern, title: { th: '', en: '' }, description: { th: '', en: '' }, index: true });
const routes = ['/', '/wallet', '/signupRefer/:code?', '/t/:trackingId', '/termsandconditions/:partner'].map(page);

describe('the page of a path', () => {
  it.each([
    ['/', '/', 'th'],
    ['/en', '/', 'en'],
    ['/en/', '/', 'en'],
    ['/wallet/', '/wallet', 'th'],
    ['/th/wallet', '/wallet', 'th'],
    ['/signupRefer', '/signupRefer/:code?', 'th'],
    ['/en/signupRefer/ABC', '/signupRefer/:code?', 'en'],
    ['/t/abc', '/t/:trackingId', 'th'],
    ['/t', undefined, 'th'],
    ['/t/abc/more', undefined, 'th'],
    ['/wallets', undefined, 'th'],
    ['/english', undefined, 'th'],
  ])('%s is %s in %s', (path, pattern, language) => {
    const match = matchPage(routes, path);
    expect(match.route?.pattern).toBe(pattern);
    expect(match.language).toBe(language);
  });

  it('is not looked for in a list of another form', () => {
    expect(() => readManifest('[{"path":"/"}]')).toThrow(/build again/);
  });
});
