import { expect, it } from 'vitest';
import { isBase64 } from './is-base64.ts';

it.each(['', 'QQ==', 'QUI=', 'QUJD', '+/+/'])('takes %j', (text) => expect(isBase64(text)).toBe(true));
it.each(['QUI===', '=QUI', 'QU I', 'QUI-', 'ก', 'QQ=Q'])('refuses %j', (text) => expect(isBase64(text)).toBe(false));

it('reads the largest files that are taken', () => {
  expect(isBase64(`${'A'.repeat(14_000_000)}==`)).toBe(true);
  expect(isBase64(`${'A'.repeat(14_000_000)}!==`)).toBe(false);
});
