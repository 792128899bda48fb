import { asciiDigits } from '../../../basics/text/thai-digits.ts';
import { readPhone } from './read-phone.ts';

const gap = '[\\s.()-]{0,3}';
const country = `(?:(?:\\+|00)?66${gap}0?|0)`;
const written = new RegExp(`(?<!\\d)${country}${gap}(?:[689](?:${gap}\\d){8}|[2-57](?:${gap}\\d){7})(?!\\d)`, 'g');

/** A cell with a phone: the first phone, and what else stands there. */
export interface SplitPhone {
  readonly phone: string;
  /** Another phone, an extension or a name; usually empty. */
  readonly rest: string;
}

/** Takes the first phone out of a cell that says more than one phone. A cell without a valid one stays as it is, to be mended. */
export function splitPhone(text: string): SplitPhone {
  if (text === '' || readPhone(text).ok) return { phone: text, rest: '' };
  const plain = asciiDigits(text);
  const [found] = plain.match(written) ?? [];
  if (found === undefined || !readPhone(found).ok) return { phone: text, rest: '' };
  const rest = plain
    .replace(found, ' ')
    .replace(/^[\s,;/|&+:.-]+|[\s,;/|&+:-]+$/g, '')
    .replace(/\s+/g, ' ');
  return { phone: found, rest };
}
