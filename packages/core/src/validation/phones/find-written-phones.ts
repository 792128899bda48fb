import { copiedNumber } from '../../basics/text/kept-text.ts';
import { nationalPhone } from './contact-phone.ts';

/** Between any two digits people write a space, a dash, a dot, or a bracket with a space. */
const gap = '(?: - |[ .\\-)]{0,2})';
const lead = '(?:\\(?(?:\\+ ?|00)?66\\)?[ .\\-]{0,2}(?:\\(0\\)[ .\\-]?|0[ .\\-]?)?|\\(?[0Oo][ .\\-]?)';
/** Mobile and landline (spec §5), which the rule of the field checks again. */
const written = new RegExp(
  `(?<![\\d+#]|\\d[.,]|(?<!\\d{5})\\d/)${lead}(?:[689](?:${gap}\\d){8}|2(?:${gap}\\d){7}|[3457](?:${gap}\\d){7})(?!\\d)`,
  'g',
);

/** A phone in a text. */
export interface WrittenPhone {
  readonly start: number;
  readonly end: number;
  /** National digits. */
  readonly value: string;
  /** False where a letter was read as a digit. */
  readonly isCertain: boolean;
}

/** The phones in a text of plain characters, in any notation. */
export function findWrittenPhones(text: string): readonly WrittenPhone[] {
  return [...text.matchAll(written)].flatMap(({ 0: match, index }) => {
    const phone = nationalPhone(match.replace(/o/gi, '0').replace(/ - /g, '-'));
    return phone.ok ? [{ start: index, end: index + match.length, value: phone.value, isCertain: !/o/i.test(match) }] : [];
  });
}

/** A text with a phone: the first one, and what else stands there. */
export interface SplitPhone {
  readonly phone: string;
  /** Another phone, an extension or a name; usually empty. */
  readonly rest: string;
}

/** Takes the first phone out of a text that says more than one phone. A text without a valid one stays as it is, to be mended. */
export function splitPhone(text: string): SplitPhone {
  if (text === '' || nationalPhone(text).ok) return { phone: text, rest: '' };
  const plain = copiedNumber(text);
  const [found] = findWrittenPhones(plain).filter(({ isCertain }) => isCertain);
  if (found === undefined) return { phone: text, rest: '' };
  const rest = `${plain.slice(0, found.start)} ${plain.slice(found.end)}`
    .replace(/^[\s,;/|&+:.-]+|[\s,;/|&+:-]+$/g, '')
    .replace(/\s+/g, ' ');
  return { phone: plain.slice(found.start, found.end), rest };
}
