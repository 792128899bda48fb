import { describe, expect, it } from 'vitest';
import { plainAddress } from './plain-address.ts';

describe('the address of a request', () => {
  it.each([
    ['as it is', '/api/job?search=%61', '/api/job?search=%61'],
    ['with letters escaped that need it not', '/%61p%69/j%6Fb', '/api/job'],
    ['with escapes in small letters', '/%7euser/%5ftwo', '/~user/_two'],
    ['with the host before it, as to a proxy', 'http://songwai.test/api/job?page=1', '/api/job?page=1'],
    ['with the host and no path', 'https://songwai.test', '/'],
    ['with the host and no path but a query', 'http://songwai.test?to=/api/job', '/?to=/api/job'],
    ['with the host in large letters', 'HTTP://SONGWAI.TEST/api/job', '/api/job'],
    ['of no path at all', '*', '*'],
  ])('%s is read as the router reads it', (_what, written, read) => {
    expect(plainAddress(written)).toBe(read);
  });

  it.each(['/a%2fb', '/a%252f%2561', '/a%00b', '/a%zz%', '/%E0%B8%81', '/a%3Fb%23'])(
    'keeps the escapes that mean something else without them: %s',
    (written) => {
      expect(plainAddress(written)).toBe(written);
    },
  );
});
