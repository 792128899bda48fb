import { expect, it } from 'vitest';
import { createExpiringCache } from './expiring-cache.ts';

it('gives what it was given until that is too old', () => {
  let now = 1_000;
  const cache = createExpiringCache<string>({ limit: 2, timeToLiveMs: 500, now: () => now });
  cache.set('a', 'first');
  now = 1_499;
  expect(cache.get('a')).toBe('first');
  now = 1_500;
  expect(cache.get('a')).toBeUndefined();
  cache.set('a', 'second');
  expect(cache.get('a')).toBe('second');
});

it('never holds more than its limit: the oldest makes room', () => {
  const cache = createExpiringCache<number>({ limit: 250, timeToLiveMs: 1, now: () => 0 });
  for (let key = 0; key < 1_000; key += 1) cache.set(String(key), key);
  expect(cache.size()).toBe(250);
  expect(cache.get('749')).toBeUndefined();
  expect(cache.get('750')).toBe(750);
});
