import { describe, expect, it } from 'vitest';
import { readOrigin } from './origin.ts';

describe('the origin of a partner’s pages', () => {
  it.each([
    ['https://www.hotel.example', 'https://www.hotel.example'],
    [' https://Hotel.Example:443/ ', 'https://hotel.example'],
    ['https://hotel.example:8443', 'https://hotel.example:8443'],
    ['https://โรงแรม.ไทย', 'https://xn--72c6ceb3md.xn--o3cw4h'],
  ])('%s is kept as browsers write it', (text, origin) => {
    expect(readOrigin(text, { allowsLocalhost: false })).toBe(origin);
  });

  it.each([
    ['http://hotel.example'],
    ['https://hotel.example/path'],
    ['https://hotel.example/?'],
    ['https://hotel.example#'],
    ['https://user@hotel.example'],
    ['https://*.hotel.example'],
    ['javascript:alert(1)'],
    ['null'],
    ['hotel.example'],
    [''],
  ])('is not %j', (text) => {
    expect(readOrigin(text, { allowsLocalhost: true })).toBeUndefined();
  });

  it('may be unencrypted on the developer’s own machine, where that is allowed', () => {
    for (const text of ['http://localhost:8081', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      expect(readOrigin(text, { allowsLocalhost: true })).toBe(text);
      expect(readOrigin(text, { allowsLocalhost: false })).toBeUndefined();
    }
    expect(readOrigin('http://localhost.evil.example', { allowsLocalhost: true })).toBeUndefined();
  });
});
