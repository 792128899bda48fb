import { expect, test } from 'vitest';
import { withSums } from './integrity-tables.ts';

test.each(["'", '"', '`'])('the loader gets the sums of its parts, whatever quotes the minifier has left (%s)', (quote) => {
  const loader = `const s=JSON.parse(${quote}{"integrity":"of parts"}${quote});`;
  expect(withSums(loader, { base: 'sha384-a+/$&=' })).toBe(`const s=JSON.parse('{"base":"sha384-a+/$&="}');`);
  expect(withSums(loader, null)).toBe('const s=null;');
});

test('a loader that would check nothing is not built', () => {
  expect(() => withSums('const s={};', { base: 'sha384-a' })).toThrow('no place');
});
