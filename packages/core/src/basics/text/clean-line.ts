import { cleanText } from './clean-text.ts';

/** Marks that turn the direction of what follows, also outside the text: `file\u202egpj.exe`. Letters of such scripts need none. */
export const turningMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Spaces and hyphens that nobody sees: two names that look the same are the same. Joiners stay, they hold letters and signs together. */
const hiddenSpaces = /[\u200b\u2060\ufeff\u00ad]/g;

/** Prepares a text of one line for storage; empty where nothing of it can be seen. */
export function cleanLine(text: string): string {
  const line = cleanText(text).replace(turningMarks, '').replace(hiddenSpaces, '').replace(/\s+/g, ' ').trim();
  return /[^\s\p{Cf}]/u.test(line) ? line : '';
}
