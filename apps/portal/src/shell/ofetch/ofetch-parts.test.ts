import { expect, it } from 'vitest';
import parse from './destr.ts';
import { withBase, withQuery } from './ufo.ts';

it('writes the fields of a read into its address, encoded, and leaves out what has no value', () => {
  const fields = { text: 'สยาม & more', page: 2, isOpen: false, none: undefined, empty: null };
  const url = new URL(withQuery('https://songwai.test/api/get_place_list', fields));
  expect([...url.searchParams]).toEqual([
    ['text', 'สยาม & more'],
    ['page', '2'],
    ['isOpen', 'false'],
  ]);
  expect(withQuery(withBase('/none', '/api'), { none: undefined })).toBe('/api/none');
});

it('reads an answer as JSON, and as text where a proxy says something else', () => {
  expect(parse('{"responseCode":200}')).toEqual({ responseCode: 200 });
  expect(parse('<html>Bad gateway</html>')).toBe('<html>Bad gateway</html>');
  expect(parse('')).toBe('');
});
