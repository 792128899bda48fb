import { beforeEach, expect, test, vi } from 'vitest';
import { landingUrl } from './landing-url.ts';

const site = 'https://songwai.test';
const fail = (error: unknown): never => {
  throw error;
};
const open = (path: string) => landingUrl({ location: { href: site + path }, sessionStorage: globalThis.sessionStorage }, fail);

beforeEach(() => globalThis.sessionStorage.clear());

test('the campaign that brought a visitor is still known after the sign-up form was reloaded', () => {
  open('/?utm_source=line&utm_campaign=songkran');
  expect(open('/signup')).toBe(`${site}/?utm_source=line&utm_campaign=songkran`);
});

test('another campaign takes the place of the first', () => {
  open('/?utm_source=line');
  open('/signup?utm_source=mail');
  expect(open('/verify')).toBe(`${site}/signup?utm_source=mail`);
});

test('without a campaign, or without storage, it is the present page', () => {
  expect(open('/signup')).toBe(`${site}/signup`);
  const onProblem = vi.fn();
  const tab = {
    location: { href: `${site}/?utm_source=line` },
    get sessionStorage(): Storage {
      throw new DOMException('forbidden', 'SecurityError');
    },
  };
  expect(landingUrl(tab, onProblem)).toBe(`${site}/?utm_source=line`);
  expect(onProblem).toHaveBeenCalledOnce();
});
