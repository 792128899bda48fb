import { expect, it } from 'vitest';
import { unescape as asWritten } from './unescape.ts';

it('leaves a text as it is written: our texts write a character, never its entity', () => {
  expect(asWritten('A & B')).toBe('A & B');
});
