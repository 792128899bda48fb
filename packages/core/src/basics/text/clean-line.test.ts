import { expect, it } from 'vitest';
import { cleanLine } from './clean-line.ts';

it('is one line without marks that turn the text', () => {
  expect(cleanLine(' file\u202egpj.exe\r\n is\t here ')).toBe('filegpj.exe is here');
});

it.each(['น\u200bก', '\ufeffนก', 'นก\u2060', 'น\u00adก'])('is the same as what it looks like: %j', (text) => {
  expect(cleanLine(text)).toBe('นก');
});

it('keeps the joiners inside letters and signs', () => {
  expect(cleanLine('👩\u200d🚀')).toBe('👩\u200d🚀');
});

it.each(['', '  ', '\u200e \u200e', '\u200b', '\u2060\ufeff'])('is empty where nothing can be seen: %j', (text) => {
  expect(cleanLine(text)).toBe('');
});
