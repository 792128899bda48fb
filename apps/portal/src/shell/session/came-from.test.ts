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
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ])('never leads off the site: %s', (wanted) => {
    expect(cameFrom(searchOf(signInPath(wanted)), '/neworder')).toBe('/neworder');
  });

  it('leads to the order form when nothing was wanted', () => {
    expect(cameFrom('', '/neworder')).toBe('/neworder');
  });
});
