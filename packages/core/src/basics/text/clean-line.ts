import { cleanText } from './clean-text.ts';

/** Marks that turn the direction of what follows, also outside the text: `file\u202egpj.exe`. Letters of such scripts need none. */
export const turningMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Prepares a text of one line for storage; empty where nothing of it can be seen. */
export function cleanLine(text: string): string {
  const line = cleanText(text).replace(turningMarks, '').replace(/\s+/g, ' ').trim();
  return /[^\s\p{Cf}]/u.test(line) ? line : '';
}
