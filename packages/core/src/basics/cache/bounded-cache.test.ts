import { describe, expect, it } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

describe('a bounded cache', () => {
  it('drops what was set longest ago; setting again makes young, reading does not', () => {
    const cache = createBoundedCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('a', 3);
    cache.get('b');
    cache.set('c', 4);
    expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.size()]).toEqual([3, undefined, 4, 2]);
  });

  it('refuses a limit that holds nothing', () => {
    expect(() => createBoundedCache(0)).toThrow(RangeError);
  });
});
