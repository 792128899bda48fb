import { describe, expect, it } from 'vitest';
import { cameFrom, signInPath } from './came-from.ts';

const searchOf = (path: string): string => new URL(path, 'http://songwai.test').search;

describe('the way back after signing in', () => {
  it('leads to the page and query that were wanted', () => {
    expect(cameFrom(searchOf(signInPath('/neworder?vehicle=2&utm_source=line')), '/')).toBe(
      '/neworder?vehicle=2&utm_source=line',
    );
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    '/en//evil.example',
    '/th/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ])('never leads off the site: %s', (wanted) => {
    expect(cameFrom(searchOf(signInPath(wanted)), '/neworder')).toBe('/neworder');
  });

  it('leaves the language to the page of the sign-in, which may have another one', () => {
    expect(cameFrom('?from=/en/neworder?tab=3', '/')).toBe('/neworder?tab=3');
    expect(cameFrom('?from=/en', '/neworder')).toBe('/');
  });

  it('leads to the order form when nothing was wanted', () => {
    expect(cameFrom('', '/neworder')).toBe('/neworder');
  });
});
