import { expect, it } from 'vitest';
import { snippetOf } from './snippet.mjs';

it.each([
  ['js', 'songwai.guestToken('],
  ['html', '<songwai-booking'],
  ['tsx', '<SongwaiBooking'],
  ['vue', ':getToken.prop='],
  ['php', 'songwai_guest_token('],
])('the first code in %s of the five-minute start is the one to copy', (language, part) => {
  expect(snippetOf('embedding/start.md', language)).toContain(part);
});

it('code that a page does not have is missed, not taken for empty', () => {
  expect(() => snippetOf('embedding/start.md', 'cobol')).toThrow('has no code in cobol');
});
